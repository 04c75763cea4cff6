import type { TrainersGuide } from "../course.ts";

export const trainersGuide: TrainersGuide = {
  lead: [
    "Hai venti colleghi, due ore e una stanza.",
    "Le sette lezioni ognuno può farle sul telefono: qui si prova insieme quello che da soli non si impara.",
    "Il corso riesce meglio se lo conduci con una persona cieca e una persona sorda, pagate per insegnare.",
  ],
  programme: [
    {
      minutes: 10,
      title: "Chi siamo",
      how: [
        "Ognuno dice il nome e, in una frase, un momento in sala in cui non sapeva che cosa fare.",
        "Tu dici dove sono le uscite, i bagni e l’acqua, e che ci si può fermare quando serve.",
      ],
    },
    {
      minutes: 20,
      title: "Accogliere",
      how: [
        "A coppie, cercate le barriere nella sala disegnata della prima lezione: chi non vede il disegno lavora sull’elenco.",
        "Poi la prima prova: chiedere prima di aiutare, a voce e senza voce.",
        "La parte senza voce la guida la persona sorda che insegna.",
      ],
    },
    {
      minutes: 25,
      title: "Accompagnare",
      how: [
        "Chi insegna mostra il braccio, la porta, la scala e la sedia.",
        "Poi si prova a coppie, a occhi aperti.",
      ],
    },
    {
      minutes: 10,
      title: "Pausa",
      how: [
        "Una pausa vera: serve anche agli interpreti, e agli occhi di chi legge o segue la LIS.",
      ],
    },
    {
      minutes: 25,
      title: "Descrivere e toccare",
      how: [
        "A coppie, un minuto a testa davanti a un’opera o a una riproduzione.",
        "Intanto, a turno, una coppia va al modellino: una persona tocca, l’altra dice una cosa e tace.",
      ],
    },
    {
      minutes: 15,
      title: "I sottotitoli e l’app",
      how: [
        "Una persona dice il testo della lezione, e i sottotitoli compaiono sullo schermo grande.",
        "Poi, a coppie, i sessanta secondi della biglietteria.",
      ],
    },
    {
      minutes: 10,
      title: "Gli imprevisti",
      how: [
        "Parla chi nel museo è responsabile dell’emergenza, con il piano in mano.",
        "Ognuno riempie le righe vuote della sua scheda.",
        "A chi usa un lettore di schermo manda le risposte in un messaggio.",
      ],
    },
    {
      minutes: 5,
      title: "Una cosa da domani",
      how: ["Ognuno scrive o registra una cosa che farà dal prossimo turno, e la porta con sé."],
    },
  ],
  sections: [
    {
      id: "stanza",
      title: "La stanza",
      text: [
        [
          "Già nell’invito chiedi a tutti di che cosa hanno bisogno: qualcuno non te lo ha mai detto.",
          "Poi prepara la stanza come vorresti che fossero le sale.",
        ],
        {
          items: [
            ["Metti le sedie a ferro di cavallo, così ognuno vede il viso di chi parla."],
            ["Fai cadere la luce sui visi: nessuno parla con la finestra alle spalle."],
            [
              "Usa il microfono anche se hai una voce forte; chi lo riceve dice prima il suo nome.",
              "Quello che mostri sullo schermo, dillo anche a parole.",
              "Tieni i sottotitoli accesi su uno schermo, dall’inizio alla fine.",
            ],
            [
              "Se c’è un anello a induzione, provalo il giorno prima, meglio con chi porta apparecchi acustici.",
              "Un anello spento sembra uguale a uno acceso.",
            ],
            [
              "Lascia passaggi liberi, acqua a portata di mano e, accanto a una sedia, il posto per un cane guida.",
            ],
            [
              "Se una collega sorda usa la LIS, prenota gli interpreti settimane prima.",
              "Per due ore di solito sono due, che si danno il cambio: manda loro testi e nomi.",
              "Se chi insegna usa la LIS, si guarda chi insegna: la voce che si sente è dell’interprete.",
            ],
            [
              "A chi è cieco o ipovedente manda il materiale in digitale, qualche giorno prima.",
              "Il lettore di schermo legge un testo, non la fotografia di un foglio.",
            ],
          ],
        },
      ],
    },
    {
      id: "materiale",
      title: "Il materiale",
      text: [
        {
          items: [
            ["Un telefono ogni due persone, carico e con la visita già scaricata."],
            ["Cuffie o auricolari per tutti."],
            [
              "Le quattro schede e il cartello per l’emergenza, stampati per ognuno e mandati anche in digitale.",
            ],
            ["Un modellino, su un tavolo che non si muove."],
            ["Una sedia con lo schienale, una porta e una scala con il corrimano, lì vicino."],
            ["Fogli e pennarelli grossi, per scrivere quando la voce non basta."],
            ["Il piano di emergenza del museo."],
          ],
        },
      ],
    },
    {
      id: "coppie",
      title: "Le prove a coppie",
      text: [
        [
          "Cambia le coppie ogni volta, e metti insieme chi lavora in posti diversi.",
          "Chiedi a ognuno quale parte preferisce; chi vuole solo assistere, assiste.",
          "Dieci coppie fanno chiasso: allontanale, o usa due stanze.",
          "Dopo ogni prova fai una sola domanda, e lascia il tempo di rispondere.",
        ],
        {
          items: [
            [
              "Chiedere prima: cinque minuti.",
              "Una persona è ferma davanti a una porta, l’altra chiede come può essere utile.",
              "Una volta la risposta è sì, una volta è no.",
              "La terza volta si chiede senza voce, con un gesto e un foglio.",
              "Dopo, domanda: che cosa hai fatto quando hai ricevuto un no?",
            ],
            [
              "Il braccio: dodici minuti.",
              "A occhi aperti, una persona prende il braccio dell’altra sopra il gomito: una porta, una scala, una sedia.",
              "Chi guida avvisa di ogni cosa prima che arrivi, a voce o, se non la usa, fermandosi.",
              "Una collega cieca può fare la persona accompagnata, e dire che cosa ha sentito.",
              "Dopo, domanda: quale avviso è arrivato tardi?",
            ],
            [
              "Un minuto d’opera: otto minuti.",
              "Una persona dà le spalle all’opera, l’altra la descrive; poi chi ascoltava si volta.",
              "Dopo, domanda: che cosa avevi immaginato, e quale parola ti aveva portato lì?",
              "Chi non vede ascolta e dice che cosa manca, oppure descrive un oggetto toccandolo.",
            ],
            [
              "I sottotitoli: cinque minuti.",
              "Una persona parla, l’altra legge soltanto lo schermo.",
              "Una collega sorda legge, e dice lei che cosa non è arrivato.",
              "Dopo, domanda: quale nome è uscito sbagliato, e come lo diresti adesso?",
            ],
            [
              "I sessanta secondi: cinque minuti.",
              "Una persona è al banco, l’altra ha fretta e non ha uno smartphone.",
              "Dopo, domanda: hai chiesto un perché senza accorgertene?",
            ],
          ],
        },
      ],
    },
    {
      id: "bende",
      title: "Le bende sugli occhi",
      text: [
        [
          "Prima o poi qualcuno lo propone: bendiamoci, così capiamo.",
          "L’intenzione è buona.",
          "Ma una benda mostra i primi minuti di chi smette di vedere all’improvviso, non la vita di una persona cieca.",
          "Toglie la vista e non dà niente di quello che una persona cieca sa fare.",
        ],
        [
          "Due esperimenti, pubblicati nel duemilaquindici, hanno simulato la cecità.",
          "Dopo, i partecipanti giudicavano le persone cieche meno capaci di lavorare e di vivere in autonomia.",
        ],
        [
          "Uno studio del duemiladiciassette ha simulato diverse disabilità.",
          "Cresceva il calore verso le persone, ma anche la confusione e il senso di impotenza.",
          "In uno dei suoi due esperimenti aumentavano la pietà e il disagio all’idea di un incontro.",
          "C’era anche la perdita dell’udito: la stessa prudenza vale per i tappi nelle orecchie.",
        ],
        [
          "Al posto della benda, invita e paga chi può rispondere alle domande vere: formatrici e formatori ciechi e sordi.",
        ],
        ["Se decidete di farlo comunque, decidetelo con loro, a queste condizioni."],
        {
          items: [
            ["È volontario, e chi vuole smette senza dire perché."],
            ["Si resta seduti, oppure si cammina con una guida formata."],
            ["Dura pochi minuti."],
            ["Il compito è di chi guida: chiedere, avvisare, descrivere."],
            ["Subito dopo se ne parla con una formatrice o un formatore cieco."],
          ],
        },
      ],
    },
    {
      id: "chi-insegna",
      title: "Chi insegna",
      text: [
        [
          "«Niente su di noi senza di noi», dicono le persone con disabilità: vale anche per un corso di due ore.",
          "Chiama le sezioni locali dell’Unione Italiana dei Ciechi e degli Ipovedenti e dell’Ente Nazionale Sordi.",
          "Chiama anche la Lega del Filo d’Oro, per le persone sordocieche, e le associazioni del territorio.",
          "Manda questo programma prima di fissare la data, e cambia quello che cambierebbero.",
        ],
        [
          "Chiedi che cosa vogliono insegnare, non soltanto di raccontare la loro storia.",
          "Concorda subito il compenso, il viaggio e l’interprete.",
        ],
        [
          "Una persona non parla per tutte.",
          "Nel tempo invita chi usa la LIS e chi no, e chi è diventato sordo da adulto.",
          "Invita chi è cieco, chi vede poco, chi è sordocieco.",
        ],
      ],
    },
    {
      id: "dopo",
      title: "Dopo un mese",
      text: [
        [
          "Fissa adesso mezz’ora, tra un mese, con le stesse persone.",
          "Ognuno racconta che cosa è successo: una volta che è andata bene, e una no.",
          "I visitatori restano senza nome, e nessuno indovina diagnosi.",
        ],
        [
          "Da ogni racconto fai uscire una cosa da cambiare: una sedia, un cartello, una frase.",
          "Scrivi chi la cambia ed entro quando, e fallo sapere alle associazioni.",
          "Chi arriva dopo fa le lezioni sul telefono, e il primo turno accanto a chi c’era.",
        ],
      ],
    },
  ],
  sources: [
    "Arielle M. Silverman, Jason D. Gwinn, Leaf Van Boven, <en>Stumbling in Their Shoes: Disability Simulations Reduce Judged Capabilities of Disabled People, Social Psychological and Personality Science</en>, 6, 4, 2015, pp. 464–471: che cosa pensa delle persone cieche chi ha simulato la cecità.",
    "Michelle R. Nario-Redmond, Dobromir Gospodinov, Angela Cobb, <en>Crip for a Day: The Unintended Negative Consequences of Disability Simulations, Rehabilitation Psychology</en>, 62, 3, 2017, pp. 324–333: pietà, disagio e impotenza dopo le simulazioni.",
    "Convenzione delle Nazioni Unite sui diritti delle persone con disabilità, articolo 4, paragrafo 3, ratificata con la legge 3 marzo 2009, n. 18: le persone con disabilità sono coinvolte in ciò che le riguarda.",
    "Decreto-legge 22 marzo 2021, n. 41, articolo 34-ter, convertito con la legge 21 maggio 2021, n. 69: il riconoscimento della LIS, della LIS tattile e dei loro interpreti.",
  ],
};
