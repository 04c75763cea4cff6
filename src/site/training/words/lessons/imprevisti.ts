import type { Lesson } from "../../course.ts";

export const imprevisti: Lesson = {
  slug: "imprevisti",
  title: "Quando qualcosa va storto",
  about:
    "L’app che non si apre, il microfono che tace, l’allarme antincendio: che cosa fare, con chi non sente e con chi non vede.",
  minutes: 7,
  learnt: "So che cosa fare quando l’app si ferma e quando suona l’allarme.",
  lead: [
    "In sala tre un signore tocca lo schermo per la quarta volta, e non succede niente.",
    "Ti guarda come se la colpa fosse sua.",
    "La colpa non è sua, e quasi sempre c’è un’altra strada.",
  ],
  sections: [
    {
      title: "L’app si ferma",
      text: [
        [
          "Senza rete funziona la visita già scaricata.",
          "I sottotitoli e i comandi vocali possono avere ancora bisogno di internet.",
          "Se una pagina non si carica, provate a ricaricarla dove il segnale è migliore.",
        ],
        [
          "Se la batteria è finita, chiedi in biglietteria se c’è un telefono da prestare.",
          "Se un codice non si legge, non insistere.",
          "Accanto c’è un numero: leggilo a chi non lo vede.",
          "Nell’app c’è anche l’elenco delle opere.",
        ],
      ],
    },
    {
      title: "Il microfono tace",
      text: [
        [
          "Se il permesso è stato negato, si dà nelle impostazioni del browser o del telefono.",
          "Poi si tocca «Avvia».",
          "Lo fa la persona, sul suo telefono: tu mostra dove.",
        ],
        [
          "Se il permesso c’è, guarda che niente copra il microfono e allontanatevi dagli altoparlanti.",
          "Se ancora non esce niente, scrivi su un foglio o nelle note di un telefono.",
          "Gridare non serve, e può dare fastidio.",
        ],
      ],
    },
    {
      title: "Chi si perde, chi non sente l’annuncio",
      text: [
        [
          "Una visitatrice cieca non trova più l’amica con cui è entrata.",
          "Di’ chi sei, chiedile dove preferisce aspettare e non lasciarla senza dirlo.",
          "Intanto un collega cerca l’amica.",
        ],
        [
          "Se il cane guida di un visitatore deve uscire, di’ la strada e offri di accompagnarli.",
          "Poi pensa a farli rientrare senza fila.",
        ],
        [
          "Gli annunci dell’altoparlante non arrivano a tutti.",
          "Prima della chiusura passa nelle sale e dillo di persona, anche con un cartello.",
        ],
      ],
    },
    {
      title: "Suona l’allarme",
      text: [
        [
          "Prima viene il piano di emergenza del museo: fai quello che ti affida.",
          "Avvisa chi è incaricato se sai di persone che non sentono o non vedono.",
        ],
        {
          items: [
            [
              "Non sai chi non sente: cerca chi continua la visita come se niente fosse.",
              "Vai dove ti vede, o toccagli leggermente la spalla.",
              "Mostra il cartello, o scrivi sul telefono: «Emergenza, usciamo, venga con me».",
            ],
            [
              "Controlla i bagni e le sale che il piano ti affida: bussare e chiamare non basta.",
              "Accendi e spegni la luce solo se il piano lo dice.",
            ],
            [
              "A una persona cieca di’ chi sei e che cosa succede.",
              "Offri il braccio e di’ la strada, con porte e gradini.",
            ],
            [
              "Con una persona sordocieca comincia da un tocco leggero sulla spalla.",
              "Con il dito scrivile sul palmo «usciamo», in stampatello, poi offri il braccio.",
            ],
            [
              "Il cane guida resta con la persona: chiedile se vuole il tuo braccio o seguirti con il cane.",
              "Se ti chiede di tenerlo, prendi il guinzaglio, mai la maniglia dell’imbracatura.",
            ],
            ["Gli ascensori non si usano.", "Chi può camminare non va portato, né spinto."],
          ],
        },
      ],
    },
    {
      title: "Al punto di raccolta",
      text: [
        [
          "Non lasciare sola la persona: affidala a chi è incaricato, e dillo a lei.",
          "Quando l’emergenza è finita, dillo o scrivilo anche a chi non ha sentito l’annuncio, e spiega che cos’era.",
        ],
      ],
    },
  ],
  checks: [
    {
      question: [
        "A metà visita i sottotitoli di una visitatrice sorda si fermano.",
        "Il resto del gruppo aspetta.",
      ],
      answers: [
        {
          says: "Parlo più forte e scandisco le sillabe, così il telefono mi sente.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Se manca la rete o il permesso, la voce non cambia niente.",
            "Leggete insieme l’avviso sullo schermo.",
          ],
        },
        {
          says: "Vado avanti per non far aspettare il gruppo, e alla fine le racconto tutto.",
          isRight: false,
          why: [
            "Non proprio.",
            "Pensi al gruppo, e del gruppo fa parte anche lei.",
            "Una pausa va bene a tutti.",
          ],
        },
        {
          says: "Mi fermo, leggiamo insieme l’avviso e, se non basta, apriamo la pagina dell’opera e scrivo il resto.",
          isRight: true,
          why: [
            "Sì.",
            "L’avviso dice che cosa manca.",
            "Con la pagina e la carta la visita continua anche per lei.",
          ],
        },
      ],
    },
    {
      question: [
        "Suona l’allarme, e il piano ti affida la tua sala.",
        "Su una panca è seduto un signore cieco, con il cane guida ai piedi.",
      ],
      answers: [
        {
          says: "Lo prendo sottobraccio e lo porto fuori in fretta: gli spiego dopo.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Vuoi fare presto, ma chi viene afferrato senza una parola si ferma.",
            "Due frasi prima di muovervi fanno guadagnare tempo.",
          ],
        },
        {
          says: "Dico chi sono e che cosa succede, chiedo se vuole il braccio o seguirmi con il cane, e usciamo.",
          isRight: true,
          why: ["Sì.", "Sa che cosa succede, e sa dove state andando.", "Fuori non resta solo."],
        },
        {
          says: "Gli chiedo di aspettare seduto e vado a cercare chi è più esperto.",
          isRight: false,
          why: [
            "Non proprio.",
            "La prudenza è giusta, ma lui resta solo nel rumore e può camminare.",
            "Uscite insieme, come dice il piano, e avvisa chi è incaricato.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Se l’app si ferma, cerca un’altra strada: il numero, l’elenco, un foglio, la voce.",
    "Se suona l’allarme, segui il piano e vai da chi può non averlo sentito.",
    "Di’ o mostra che cosa succede, fai strada come serve e non lasciare sola la persona.",
  ],
  sources: [
    "Decreto ministeriale 2 settembre 2021, allegato II: nelle procedure di evacuazione si tiene conto delle persone con disabilità, anche di chi è in visita.",
    "Ministero dell’interno, circolare 1 marzo 2002, n. 4: linee guida per la sicurezza antincendio dove sono presenti persone con disabilità, anche sensoriali.",
    "Ministero dell’interno, Dipartimento dei Vigili del fuoco, Il soccorso alle persone disabili: indicazioni per la gestione dell’emergenza, 2004: come avvicinarsi e che cosa dire, scritto con le associazioni.",
    "Ente Nazionale Sordi e Arma dei Carabinieri, vademecum per capirsi con le persone sorde, 2020: non gridare, mettersi in luce.",
    "Fanpage, articolo del 19 dicembre 2025 sulla Lega del Filo d’Oro: lo stampatello scritto con il dito sulla mano, tra i modi di comunicare delle persone sordocieche.",
  ],
};
