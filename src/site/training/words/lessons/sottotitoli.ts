import type { Lesson } from "../../course.ts";

export const sottotitoli: Lesson = {
  slug: "sottotitoli",
  title: "Parlare per chi legge",
  about:
    "Per le guide: dove metterti, a che ritmo parlare e quando tacere, con i sottotitoli, con chi legge le labbra e con un’interprete LIS.",
  minutes: 8,
  learnt: "Parlo in modo che i sottotitoli si leggano e che chi legge abbia il tempo di guardare.",
  lead: [
    "Davanti al primo quadro una signora ti mostra il telefono.",
    "A caratteri grandi c’è un avviso: il telefono scrive quello che dici, così lei può leggerlo.",
    "Ti chiede se sei d’accordo: se dici di sì può seguire la visita, e molto dipende da te.",
  ],
  sections: [
    {
      title: "Il microfono è nel telefono di chi legge",
      text: [
        [
          "Ad ascoltare è il telefono della visitatrice, con la schermata «Trascrizione» dell’app.",
          "A scrivere può essere il telefono stesso, oppure un servizio del suo browser.",
          "Per questo ti chiede se sei d’accordo.",
        ],
        [
          "Chiedile dove preferisce stare, per avere davanti te, lo schermo e l’opera.",
          "Quando parli guarda lei, non il telefono.",
          "Se il telefono è fra voi, da mezzo metro a un metro, la voce ci arriva.",
        ],
        [
          "Fai parlare una persona alla volta.",
          "Se qualcuno fa una domanda, mostra chi è e ripetila: da lontano il telefono non la sente.",
        ],
      ],
    },
    {
      title: "Ritmo, pause, nomi",
      text: [
        [
          "Il nostro consiglio è tra centodieci e centoquaranta parole al minuto, come in un racconto tranquillo.",
          "Alla fine di ogni frase fermati un momento.",
          "Mentre camminate non spiegare: nessuno legge camminando.",
          "I sottotitoli arrivano uno o due secondi dopo la voce, a volte di più.",
        ],
        [
          "Chi legge non guarda il quadro nello stesso momento: fa una cosa, poi l’altra.",
          "Perciò di’ che cosa c’è da guardare e dov’è, poi fai una pausa.",
          "Solo allora indica, in silenzio.",
        ],
        [
          "Il riconoscimento vocale inciampa soprattutto sui nomi.",
          "Dilli piano e mostra la didascalia.",
          "L’app corregge i nomi che conosce, non tutti.",
          "Ogni tanto chiedi di dare un’occhiata allo schermo, e ripeti quello che è uscito sbagliato.",
        ],
      ],
    },
    {
      title: "Chi legge le labbra",
      text: [
        [
          "Alcune persone sorde o ipoudenti leggono le labbra, altre no.",
          "La lettura labiale dà solo una parte delle parole, e stanca.",
          "Gli apparecchi acustici portano anche il brusio: fermati dove c’è quiete.",
        ],
        {
          items: [
            ["Tieni il viso in luce, mai con una finestra alle spalle."],
            [
              "Stai di fronte, alla stessa altezza di chi ti guarda.",
              "Non girarti verso l’opera mentre parli.",
            ],
            ["Muovi la bocca come sempre: se esageri, le labbra non si leggono più."],
            [
              "Se una frase non è arrivata, dilla con altre parole o scrivila, e non rispondere mai «non importa».",
            ],
            ["Una mano o una mascherina nascondono le labbra: se la mascherina serve, scrivi."],
          ],
        },
      ],
    },
    {
      title: "Con un’interprete LIS",
      text: [
        [
          "La LIS è una lingua, riconosciuta dalla legge nel duemilaventuno.",
          "Non tutte le persone sorde la usano.",
          "Chi la usa può preferire una visita guidata da una persona sorda: informati se c’è.",
        ],
        [
          "Qualche giorno prima manda all’interprete i testi e i nomi.",
          "In sala l’interprete sta in luce, vicino a te e all’opera.",
          "Chiedi alle persone sorde se così vedono bene.",
          "Tu guarda la persona sorda e parla a lei, non all’interprete.",
        ],
        [
          "Tieni un ritmo normale.",
          "Lascia il tempo di guardare l’interprete, e poi quello di guardare l’opera.",
          "Nelle visite lunghe servono una pausa per tutti e, spesso, due interpreti che si danno il cambio.",
        ],
      ],
    },
  ],
  exercise: "captions",
  checks: [
    {
      question: [
        "Vuoi far notare un dettaglio in basso in un quadro grande.",
        "Accanto a te un visitatore ipoudente segue i sottotitoli sul telefono.",
      ],
      answers: [
        {
          says: "Indico il dettaglio e intanto lo descrivo, così gesto e parole vanno insieme.",
          isRight: false,
          why: [
            "Non proprio.",
            "Per chi ascolta funziona, ma lui deve scegliere se leggere o guardare.",
            "Prima di’ che cosa e dove, poi fermati, poi indica in silenzio.",
          ],
        },
        {
          says: "Dico che cosa c’è da guardare e dov’è, mi fermo, poi indico in silenzio.",
          isRight: true,
          why: ["Sì.", "Lui finisce di leggere, alza gli occhi e trova la tua mano."],
        },
        {
          says: "Mi giro verso il quadro e parlo più forte, perché il telefono mi senta.",
          isRight: false,
          why: [
            "Meglio di no.",
            "La voce va verso la parete, e lui perde anche il tuo viso.",
            "Resta di fronte, con la voce di sempre.",
          ],
        },
      ],
    },
    {
      question: [
        "La visita è tradotta da un interprete LIS.",
        "Una signora sorda ti fa una domanda in LIS, e lui la dice a voce.",
      ],
      answers: [
        {
          says: "Guardo la signora e rispondo a lei, con il mio ritmo.",
          isRight: true,
          why: [
            "Sì.",
            "La conversazione è vostra.",
            "Lei guarderà lui: è normale, sta seguendo te.",
          ],
        },
        {
          says: "Guardo l’interprete e gli chiedo di spiegare alla signora.",
          isRight: false,
          why: [
            "Non proprio.",
            "Viene naturale guardare chi ha la voce, ma così parli della signora davanti a lei.",
            "Rispondi a lei, come a chiunque.",
          ],
        },
        {
          says: "Rispondo con poche parole, molto lente, per aiutare tutti e due.",
          isRight: false,
          why: [
            "Meglio di no.",
            "La signora riceve meno degli altri, e l’interprete lavora meglio a ritmo normale.",
            "Se serve rallentare, te lo dice lui.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Parla alla persona, vicino al telefono, con il viso in luce, una voce alla volta.",
    "Di’ che cosa e dove, fermati, poi indica in silenzio.",
    "Di’ piano i nomi, e ogni tanto chiedi che cosa è uscito sullo schermo.",
  ],
  sources: [
    "Miki Namatame e altri, <en>How to Make Captioning Services for Deaf and Hard of Hearing Visitors More Effective in Museums?</en>, 2020: chi legge sottotitoli che cambiano di continuo smette di guardare l’opera.",
    "<en>Described and Captioned Media Program, Captioning Key, Presentation Rate</en>: quante parole al minuto si leggono bene nei sottotitoli, in inglese. Il ritmo per chi parla è un nostro consiglio.",
    "Nicholas Altieri, David Pisoni e James Townsend, <en>Some normative data on lip-reading skills, Journal of the Acoustical Society of America</en>, 2011: la lettura labiale dà solo una parte delle parole.",
    "Ente Nazionale Sordi e Arma dei Carabinieri, vademecum per capirsi con le persone sorde, 2020: la mascherina e le labbra, la luce, una voce alla volta, non esagerare i movimenti.",
    "Decreto-legge 22 marzo 2021, n. 41, articolo 34-ter, convertito dalla legge 21 maggio 2021, n. 69: il riconoscimento della LIS e di chi la interpreta.",
    "<en>Garage Museum of Contemporary Art, Organizing the translators’ work in the museum</en>: dove sta l’interprete, con il viso e le mani in luce.",
  ],
};
