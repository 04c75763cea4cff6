import type { Lesson } from "../../course.ts";

export const accogliere: Lesson = {
  slug: "accogliere",
  title: "Accogliere",
  about:
    "Le parole, lo sguardo, la prima domanda: come accogliere chi entra senza indovinare e senza fare al posto suo.",
  minutes: 6,
  learnt: "Chiedo prima di aiutare, e parlo alla persona.",
  lead: [
    "Alla cassa arrivano una signora con il bastone bianco e suo fratello.",
    "Il collega guarda lui e chiede: «La signora vuole l’audioguida?»",
    "Lei sorride e risponde che può dirlo da sola.",
  ],
  sections: [
    {
      title: "Parla alla persona",
      text: [
        [
          "Quello che riguarda una persona chiedilo a lei, non a chi l’accompagna.",
          "Se una persona sorda ha con sé l’interprete LIS, guarda la persona: l’interprete ti sente lo stesso.",
        ],
        [
          "A una persona sorda fatti vedere prima di parlare, con un cenno della mano.",
          "Se è voltata, puoi toccarle leggermente la spalla.",
        ],
        [
          "C’è chi usa la LIS, chi legge le labbra, chi preferisce scrivere.",
          "Chiedi come preferisce, anche con un gesto, e tieni carta e penna sul banco.",
          "Se non capisci, dillo: non fare finta.",
        ],
        [
          "A una persona cieca mettiti davanti e di’ chi sei: «Buongiorno, parlo con lei, sono Marta, della biglietteria.»",
          "Quando paga, di’ la cifra, e mettile il resto in mano dicendo quanto è.",
          "Quando ti allontani, dillo, così non continua a parlarti mentre non ci sei.",
        ],
      ],
    },
    {
      title: "Chiedi, poi aiuta",
      text: [
        [
          "«Posso esserle utile?» è una buona domanda.",
          "Se la risposta è sì, ne segue un’altra: «Come preferisce?»",
          "Chi hai davanti sa che cosa gli serve.",
        ],
        ["Anche un no è una risposta.", "Di’ «Va bene, sono qui», e resta nei paraggi."],
        [
          "Non afferrare nessuno, e non toccare senza chiedere.",
          "Fa eccezione il tocco sulla spalla, per chi non ti sente.",
          "Chi ha il bastone bianco e rosso è una persona sordocieca: comincia dallo stesso tocco, e aspetta.",
        ],
        [
          "Il bastone non si sposta, e non va al guardaroba.",
          "La carrozzina non si spinge, il cane guida non si accarezza.",
        ],
      ],
    },
    {
      title: "Le parole",
      text: [
        [
          "Persona cieca, ipovedente, sorda, ipoudente, sordocieca, persona con disabilità: sono parole normali, usale quando servono.",
          "Si dice lingua dei segni, non linguaggio, e non si dice sordomuto.",
          "Se qualcuno per sé usa un’altra parola, segui la sua.",
          "Puoi dire «guardi» e «ci vediamo dopo»: lo dicono anche le persone cieche.",
        ],
        [
          "Niente compassione e niente complimenti per il coraggio.",
          "È una persona venuta a visitare un museo.",
        ],
      ],
    },
    {
      title: "Quello che non si vede",
      text: [
        [
          "Molte disabilità non si notano.",
          "Una signora può stare male nella folla o reggersi in piedi a fatica.",
          "Un ragazzo che chiami e non si volta forse non ti ha sentito: vai dove ti vede.",
        ],
        [
          "Chi ha il bastone bianco spesso vede qualcosa, magari abbastanza da leggere il telefono.",
          "E chi vede poco spesso il bastone non lo usa.",
          "Non provare a indovinare, e non chiedere spiegazioni.",
        ],
        [
          "Di’ invece a tutti, con la stessa frase, che cosa c’è.",
          "«Abbiamo un’app con audiodescrizioni e sottotitoli, una sala tranquilla e sedie lungo il percorso.»",
          "Prepara la tua, con quello che il tuo museo ha davvero.",
          "Chi ne ha bisogno lo userà, senza doversi spiegare.",
        ],
      ],
    },
    {
      title: "Accoglie anche la sala",
      text: [
        [
          "Puoi avere tutta la gentilezza del mondo, ma se il passaggio è stretto qualcuno resta fuori.",
          "Nell’esercizio entri in una sala e cerchi che cosa blocca chi arriva.",
        ],
      ],
    },
  ],
  exercise: "barriers",
  checks: [
    {
      question: [
        "Un signore sordo è alla cassa con un’interprete LIS.",
        "Lui chiede a che ora parte la visita guidata, e l’interprete traduce.",
        "A chi rispondi?",
      ],
      answers: [
        {
          says: "All’interprete, perché è sua la voce che ho sentito.",
          isRight: false,
          why: [
            "Non proprio.",
            "Viene naturale seguire la voce, ma così il signore resta fuori dalla sua conversazione.",
            "Guarda lui: l’interprete lavora anche se non la guardi.",
          ],
        },
        {
          says: "Scrivo l’orario su un foglio e lo do al signore.",
          isRight: false,
          why: [
            "Non proprio.",
            "Un orario scritto è comodo, ma lui ha già scelto come parlarti.",
            "Rispondi guardandolo, e poi offri anche il foglio.",
          ],
        },
        {
          says: "Guardo il signore e rispondo a lui, al mio passo normale.",
          isRight: true,
          why: [
            "Sì.",
            "La domanda è sua, e la risposta va a lui.",
            "Se intanto guarda l’interprete, è perché ti sta seguendo.",
          ],
        },
      ],
    },
    {
      question: [
        "Una visitatrice con il bastone bianco è ferma nell’atrio da qualche minuto.",
        "Tu sei a pochi passi.",
        "Che cosa fai?",
      ],
      answers: [
        {
          says: "Mi avvicino, dico chi sono e chiedo: «Posso esserle utile?»",
          isRight: true,
          why: [
            "Sì.",
            "Sa chi le parla e può scegliere.",
            "Forse cerca il guardaroba, forse aspetta un’amica: te lo dirà lei.",
          ],
        },
        {
          says: "La prendo sottobraccio, con delicatezza, e la porto alla biglietteria.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Il gesto è gentile, ma chi non ti aspetta si sente afferrare e perde l’orientamento.",
            "Prima la voce e la domanda, poi il braccio, se lo vuole.",
          ],
        },
        {
          says: "Aspetto: se le serve qualcosa, chiederà.",
          isRight: false,
          why: [
            "Non proprio.",
            "Non vuoi essere invadente, ma forse lei non sa che ci sei.",
            "Una domanda basta, e poi si accetta la risposta.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Guarda la persona e parla con lei, chiunque l’accompagni.",
    "Chiedi, poi aiuta come ti viene detto, e accetta un no.",
    "Di’ a tutti che cosa c’è, senza indovinare a chi serve.",
  ],
  sources: [
    "Ente Nazionale Sordi, «Comunicare con le persone sorde: capire e farsi capire»: farsi vedere, toccare leggermente la spalla, guardare la persona, parlare con voce normale.",
    "Unione Italiana dei Ciechi e degli Ipovedenti, «Non così, ma così. Per un migliore contatto con i ciechi»: offrire aiuto senza imporlo.",
    "Unione centrale svizzera per il bene dei ciechi, «Consigli in caso di disabilità visiva»: chiedere prima di aiutare, dire quando ci si allontana.",
    "Decreto legislativo 3 maggio 2024, n. 62, articolo 4, e legge 20 febbraio 2006, n. 95, articolo 1: si dice «persona con disabilità», e «sordo» al posto di «sordomuto».",
    "Codice della strada, decreto legislativo 30 aprile 1992, n. 285, articolo 191: il bastone bianco e rosso delle persone sordocieche.",
    "Decreto ministeriale 28 marzo 2008, «Linee guida per il superamento delle barriere architettoniche nei luoghi di interesse culturale»: gli ostacoli nelle sale, anche quelli percettivi.",
  ],
};
