import type { Lesson } from "../../course.ts";

export const accompagnare: Lesson = {
  slug: "accompagnare",
  title: "Accompagnare",
  about:
    "Il braccio, le scale, la sedia, il cane guida: come camminare con una persona cieca o ipovedente e dirle dove si trova.",
  minutes: 7,
  learnt:
    "Offro il braccio a una persona cieca, le dico che cosa c’è e non la lascio in mezzo a una sala.",
  lead: [
    "Un visitatore con il bastone bianco ti dice: «Sì, grazie, mi accompagni alla prima sala.»",
    "La tua mano sta già andando verso il suo gomito.",
    "Fermala: sarà lui a prendere il tuo.",
  ],
  sections: [
    {
      title: "Il braccio",
      text: [
        [
          "Di’ «Le offro il braccio», e chiedi da che lato lo preferisce.",
          "Se accetta, sfiora con il dorso della mano il dorso della sua.",
          "La persona ti prende il braccio sopra il gomito e ti segue, mezzo passo indietro.",
          "Così sente dal tuo corpo quando giri, rallenti o ti fermi.",
        ],
        [
          "Nei passaggi stretti avvisa e porta il braccio dietro la schiena: verrà dietro di te.",
          "C’è chi preferisce la spalla, o solo la tua voce: chiedi.",
        ],
      ],
    },
    {
      title: "Scale, porte, sedie",
      text: [
        {
          items: [
            [
              "Davanti a una scala fermati prima del primo gradino.",
              "Di’ se si sale o si scende, e dov’è il corrimano.",
              "Stai un gradino avanti, annuncia l’ultimo e fermati quando siete in piano.",
            ],
            ["Di una porta di’ se si apre verso di voi o in avanti, e passa prima tu."],
            [
              "Di una sedia di’ da che parte è girata, e appoggia la tua mano sullo schienale.",
              "La persona segue il tuo braccio, lo trova e si siede da sola.",
            ],
            ["Se entrate in una sala più buia, aspetta un momento: a chi vede poco serve tempo."],
          ],
        },
      ],
    },
    {
      title: "Il cane guida",
      text: [
        [
          "Il cane guida lavora: non si tocca, non gli si parla, non gli si dà da mangiare.",
          "La maniglia dell’imbracatura la tiene solo la persona.",
          "Per legge il cane entra con lei negli esercizi aperti al pubblico, anche senza museruola.",
          "Al museo vale lo stesso.",
        ],
        [
          "Chiedi se preferisce il tuo braccio o seguirti con il cane.",
          "Per il braccio, mettiti dal lato opposto al cane.",
          "Se ti segue, cammina davanti e di’ quando giri.",
        ],
      ],
    },
    {
      title: "Una sala in tre frasi",
      text: [
        [
          "Quando entrate, fermati e descrivi la sala.",
          "La prima frase dice quanto è grande e che cosa c’è.",
          "La seconda, dove siete e da dove si esce.",
          "La terza, che cosa si trova dove, con la destra e la sinistra della persona.",
        ],
        [
          "Per esempio: «È una sala lunga come un autobus, con otto quadri e una panca.»",
          "«Siamo sulla porta, e l’uscita è in fondo, di fronte a noi.»",
          "«I quadri sono tutti alla sua sinistra, la panca è alla sua destra, a cinque passi.»",
        ],
        [
          "Qualcuno preferisce l’orologio: dodici è davanti, tre è a destra, nove a sinistra.",
          "Chiedi prima di usarlo.",
        ],
      ],
    },
    {
      title: "Prima di andare",
      text: [
        [
          "In mezzo a una sala, senza niente da toccare, si perde facilmente la direzione.",
          "Accompagna la persona a una sedia o a una parete libera.",
          "Di’ dove siete, che vai via e come può chiamarti.",
        ],
        [
          "Quando non puoi accompagnare, restano le parole.",
          "Se qualcuno sta per urtare qualcosa, «attenzione» non basta.",
          "Di’ «Si fermi», poi che cosa c’è e dove.",
          "Nell’esercizio ascolti o leggi tre modi di spiegare la stessa strada.",
        ],
      ],
    },
  ],
  exercise: "directions",
  checks: [
    {
      question: [
        "Una visitatrice cieca ti tiene il braccio.",
        "Arrivate a una scala che scende.",
        "Che cosa fai?",
      ],
      answers: [
        {
          says: "Conto i gradini ad alta voce, fino in fondo.",
          isRight: false,
          why: [
            "Non proprio.",
            "Sembra prudente, ma se sbagli di uno lei cerca un gradino che non c’è.",
            "Il ritmo lo sente dal tuo braccio: a voce bastano l’inizio e la fine.",
          ],
        },
        {
          says: "Mi fermo, dico che si scende e dov’è il corrimano.",
          isRight: true,
          why: [
            "Sì.",
            "La sosta le dà il tempo di trovare il bordo e il corrimano.",
            "Poi scendi prima tu, e annunci l’ultimo gradino.",
          ],
        },
        {
          says: "Passo dietro di lei e la tengo per le spalle, così non cade.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Vuoi proteggerla, ma così non sente che cosa arriva e può perdere l’equilibrio.",
            "Stai un gradino avanti, con la sua mano sul tuo braccio.",
          ],
        },
      ],
    },
    {
      question: [
        "Un visitatore cieco arriva all’ingresso con il cane guida.",
        "Una collega nuova gli dice che gli animali non entrano.",
        "Che cosa fai?",
      ],
      answers: [
        {
          says: "Mi offro di tenere il cane alla cassa.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Cerchi un accordo, ma gli togli chi lo guida.",
            "Entrano insieme, per legge.",
          ],
        },
        {
          says: "Chiedo che il cane porti la museruola, così nessuno si preoccupa.",
          isRight: false,
          why: [
            "Non proprio.",
            "Pensi agli altri visitatori, ma qui la legge non la chiede.",
            "Se qualcuno si preoccupa, spiega tu che quel cane sta lavorando.",
          ],
        },
        {
          says: "Dico che entrano tutti e due, e alla collega spiego la legge dopo.",
          isRight: true,
          why: [
            "Sì.",
            "Lui comincia la visita invece di discutere sulla porta.",
            "E la collega impara con calma, senza pubblico.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Offri il braccio, e lascia che sia la persona a prenderlo.",
    "Prima di una scala, di una porta o di una sedia, fermati e di’ che cosa c’è.",
    "Non lasciare nessuno in mezzo a una sala: prima una sedia o una parete, poi il saluto.",
  ],
  sources: [
    "Unione Italiana dei Ciechi e degli Ipovedenti, «Non così, ma così. Per un migliore contatto con i ciechi»: la scala, il corrimano, la sedia.",
    "Unione centrale svizzera per il bene dei ciechi, «Consigli in caso di disabilità visiva»: il braccio, i passaggi stretti, dire quando ci si allontana.",
    "NCBI, associazione irlandese delle persone cieche e ipovedenti, indicazioni per le scale: fermarsi, dire se si sale o si scende, non contare i gradini.",
    "Blindsight Project, con la sezione di Belluno dell’Unione Italiana dei Ciechi e degli Ipovedenti, regole per chi incontra un cane guida: non distrarlo, non separarlo dalla persona.",
    "Legge 14 febbraio 1974, n. 37, modificata dalle leggi 25 agosto 1988, n. 376, e 8 febbraio 2006, n. 60: la persona cieca entra con il proprio cane guida negli esercizi aperti al pubblico, anche senza museruola.",
  ],
};
