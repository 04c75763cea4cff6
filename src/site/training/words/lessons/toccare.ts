import type { Lesson } from "../../course.ts";

export const toccare: Lesson = {
  slug: "toccare",
  title: "Toccare, con il tempo che serve",
  about:
    "Che cosa si può toccare e come dirlo, come offrire una mano, come presentare un modellino.",
  minutes: 7,
  learnt: "So presentare un modellino, e offro la mia mano senza prendere quella di nessuno.",
  lead: [
    "Un visitatore cieco ti chiede se può toccare la statua.",
    "Non si può, e devi dirglielo.",
    "Quel no può essere l’inizio della visita, se sai che cosa offrire subito dopo.",
  ],
  sections: [
    {
      title: "Un no con il suo perché",
      text: [
        [
          "Di’ il motivo: il sudore e il grasso della pelle, mano dopo mano, consumano l’opera.",
          "Poi offri quello che si può toccare: per esempio un modellino o una copia.",
          "Che cosa si tocca lo decide il museo: informati prima del turno.",
        ],
        [
          "Per gli originali che si possono toccare servono mani pulite, senza anelli né bracciali.",
          "Chiedilo a tutti, e di’ dove ci si lavano le mani.",
        ],
      ],
    },
    {
      title: "Le mani sono di chi tocca",
      text: [
        [
          "Non prendere mai le mani di qualcuno per guidarle.",
          "Chi esplora, se gli sposti le mani, perde il filo.",
          "Guida con la voce: «Dal bordo in basso, salga di tre dita.»",
        ],
        [
          "Se non basta, chiedi: «Vuole seguire la mia mano?»",
          "Si chiama mano sotto mano: la sua poggia sulla tua, e si stacca quando vuole.",
        ],
        [
          "Una persona sordocieca può ascoltare e parlare con le mani.",
          "Mentre esplora non interromperla: di’ le cose prima o dopo, nel modo che sceglie lei.",
        ],
      ],
    },
    {
      title: "Il posto e il modellino",
      text: [
        [
          "Servono una sedia e un tavolo dove appoggiare gli avambracci, con spazio per le ginocchia.",
          "Per chi vede poco, una luce di lato, senza riflessi: sono le ombre a mostrare il rilievo.",
        ],
        [
          "L’angolo tagliato va in alto, alla destra di chi tocca.",
          "Il titolo in braille sta in basso, dalla sua parte.",
          "Su un tavolo «in alto» vuol dire lontano da sé: spiegalo.",
        ],
        [
          "Di’ subito che il modellino non è l’opera: mostra poche cose, scelte per le dita.",
          "Se qualcosa non si capisce, il difetto è del modellino, non di chi tocca.",
          "E può toccarlo chiunque, anche chi vede.",
        ],
      ],
    },
    {
      title: "Tempo e silenzio",
      text: [
        [
          "Si comincia a due mani, aperte, per sentire l’insieme.",
          "Poi si segue il bordo, e dal bordo si va verso l’interno, fino ai dettagli.",
        ],
        [
          "Di’ una cosa, poi taci.",
          "Mentre le dita leggono, la voce aspetta.",
          "Anche la guida tattile, nella pagina dell’opera nell’app, fa una pausa dopo ogni frase.",
        ],
      ],
    },
    {
      title: "Prova con una chiave",
      text: [
        [
          "Cerca in tasca una chiave o una moneta, senza guardarla.",
          "Prima chiudila nella mano: quanto è grande, quanto pesa, è fredda?",
          "Poi segui il bordo con un dito, tutto intorno.",
          "Solo alla fine cerca i denti, il foro, le lettere.",
        ],
        [
          "Non ti dice come vive una persona cieca.",
          "Ti dice che il tatto va un pezzo alla volta, e che ha bisogno di tempo.",
        ],
        [
          "A casa, apri la pagina dei modellini: da lì arrivi alle opere nell’app.",
          "Scegli una guida tattile e ascoltala, o leggila una frase alla volta, con le mani sul tavolo.",
        ],
      ],
    },
  ],
  checks: [
    {
      question: [
        "Una ragazza cieca esplora un modellino.",
        "Passa due volte accanto a un dettaglio senza trovarlo.",
      ],
      answers: [
        {
          says: "Aspetto che si fermi, poi le chiedo se vuole sapere dove cercare.",
          isRight: true,
          why: [
            "Sì.",
            "Forse sta ancora costruendo l’insieme, e il dettaglio verrà dopo.",
            "Se vuole, basta dire «dal bordo, due dita a destra».",
          ],
        },
        {
          says: "Le prendo la mano e gliela porto lì.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Vuoi risparmiarle fatica, ma una mano spostata non sa più da dove è partita.",
            "Chiedi, poi guida con la voce.",
          ],
        },
        {
          says: "Le spiego via via che cosa ha sotto le dita.",
          isRight: false,
          why: [
            "Non proprio.",
            "Vuoi aiutarla, ma così deve scegliere se seguire te o il rilievo.",
            "Parla quando le mani si fermano.",
          ],
        },
      ],
    },
    {
      question: [
        "Nella sala piena, un signore ipovedente allunga la mano verso una scultura.",
        "È un’opera che non si tocca.",
      ],
      answers: [
        {
          says: "Dal mio posto dico forte che non si tocca.",
          isRight: false,
          why: [
            "Non proprio.",
            "Fai bene a intervenire subito.",
            "Ma un richiamo davanti a tutti mette in imbarazzo, e a chi non sente non arriva: avvicinati e spiega.",
          ],
        },
        {
          says: "Vado da lui, dico chi sono e perché non si tocca, e gli propongo il modellino.",
          isRight: true,
          why: ["Sì.", "Il no resta fra voi, ha un motivo, e subito dopo c’è qualcosa da toccare."],
        },
        {
          says: "Lascio fare: a chi vede poco, per una volta, non dico di no.",
          isRight: false,
          why: [
            "Meglio di no.",
            "È un gesto gentile, ma la scultura si rovina lo stesso.",
            "La regola vale per tutti: offrigli un’altra cosa da toccare.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Se un’opera non si tocca, di’ perché e offri quello che si può toccare.",
    "Non prendere le mani di nessuno: chiedi, e offri la tua.",
    "Presenta prima l’insieme, poi i dettagli, e con la voce aspetta le dita.",
  ],
  sources: [
    "<en>University of Cambridge Museums, Please Do Not Touch</en>, 2018: perché le mani consumano gli oggetti.",
    "<en>Sense, Hand-under-hand communication</en>: la mano sotto mano, che si lascia quando si vuole.",
    "Barbara Miles, <en>Talking the Language of the Hands to the Hands, National Center on Deafblindness</en>, 2003: le mani delle persone sordocieche.",
    "<en>Round Table on Information Access for People with Print Disabilities</en>, linee guida sulla stampa 3D: rilievi semplici, provati da chi li tocca.",
    "Ministero per i beni e le attività culturali, decreto 28 marzo 2008, Linee guida per il superamento delle barriere architettoniche nei luoghi di interesse culturale: niente riflessi né abbagliamento intorno a ciò che si espone.",
    "Museo Tattile Statale Omero, Ancona: un museo in cui tutti possono toccare.",
  ],
};
