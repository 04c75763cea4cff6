import type { Lesson } from "../../course.ts";

export const app: Lesson = {
  slug: "app-in-sessanta-secondi",
  title: "L’app in sessanta secondi",
  about: "Che cosa dire in biglietteria, a tutti, perché ognuno scelga da sé come visitare.",
  minutes: 7,
  learnt: "Presento l’app in un minuto, a tutti, e non chiedo perché.",
  lead: [
    "Sono le undici e la fila arriva alla porta.",
    "Una signora ti chiede piano se c’è qualcosa da ascoltare: le didascalie non le legge più.",
    "Hai un minuto, e un minuto basta.",
  ],
  sections: [
    {
      title: "A tutti, senza un perché",
      text: [
        [
          "Parla dell’app a chiunque compri un biglietto, come dici dov’è il guardaroba.",
          "Non tutti vogliono parlare di sé davanti alla fila.",
          "Nessuno deve dirti perché usa l’app, e tu non lo chiedi.",
          "Per il biglietto segui le regole del tuo museo: se serve un documento, chiedilo con discrezione.",
        ],
        [
          "È gratuita e si apre nel browser del telefono: niente da installare, niente password.",
          "Sul banco tieni il codice QR, l’indirizzo scritto in grande e, stampato, il minuto di questa lezione.",
          "A chi preferisce, detta l’indirizzo con calma, oppure mostralo.",
        ],
      ],
    },
    {
      title: "Due profili",
      text: [
        [
          "Prima si sceglie la lingua, poi il profilo.",
          "«Cecità», per persone cieche o ipovedenti, apre la visita con guida vocale e le audiodescrizioni.",
          "«Sordità», per persone sorde o ipoudenti, offre codici QR da inquadrare, testi da leggere e sottotitoli, nella schermata «Trascrizione».",
          "Sono i nomi di due pulsanti, non di due persone.",
        ],
        [
          "Filmati in LIS per ora non ce ne sono: dillo, e di’ se il museo ha visite in LIS.",
          "L’app descrive le opere, non guida i passi: a chi non vede offri anche una persona.",
        ],
      ],
    },
    {
      title: "Prima, dopo, e senza smartphone",
      text: [
        [
          "«Scarica la visita» è sotto i profili: si tocca dove la rete c’è, prima di entrare.",
          "Poi testi e registrazioni funzionano senza internet, mentre i sottotitoli possono averne bisogno.",
        ],
        [
          "«Termina la visita» cancella dal telefono lingua, impostazioni, trascrizioni e punto raggiunto.",
          "Su un telefono prestato si tocca sempre.",
          "La visita scaricata resta, pronta per chi viene dopo.",
        ],
        [
          "C’è chi non ha uno smartphone, e va bene così.",
          "Offri quello che il museo ha davvero: un telefono in prestito, un testo stampato, una collega che descrive.",
        ],
      ],
    },
    {
      title: "Un minuto, detto così",
      text: [
        [
          "Per la visita c’è un’app gratuita, che si apre sul suo telefono.",
          "Non si installa, e non le chiede né nome né password.",
          "Inquadri questo codice, oppure le do l’indirizzo, a voce o scritto.",
          "Scelga la lingua, poi uno dei due profili.",
        ],
        [
          "«Cecità» è da ascoltare: una voce le presenta le opere e gliele descrive.",
          "«Sordità» è da leggere: inquadra i codici accanto alle opere, e vede scritto quello che dice la guida.",
          "Può provarli tutti e due e cambiare quando vuole.",
        ],
        [
          "Prima di entrare tocchi «Scarica la visita»: nelle sale la rete può mancare.",
          "Per ascoltare usi i suoi auricolari, anche uno solo, oppure gli apparecchi acustici collegati al telefono.",
          "Alla fine tocchi «Termina la visita», e le sue scelte si cancellano dal telefono.",
          "Se non ha uno smartphone, o preferisce una persona, me lo dica: troviamo un altro modo.",
        ],
      ],
    },
    {
      title: "Prova adesso",
      text: [
        [
          "Prova queste parole due volte, a voce, in segni o mostrando il foglio: alla terza saranno tue.",
          "Poi apri l’app dal collegamento sotto il testo, una volta in ogni profilo.",
        ],
      ],
    },
  ],
  checks: [
    {
      question: [
        "Un ragazzo con gli apparecchi acustici compra due biglietti, per sé e per un’amica.",
        "Non ti ha chiesto niente.",
      ],
      answers: [
        {
          says: "Gli indico subito «Sordità», così fa prima.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Vuoi fargli risparmiare tempo, ma hai scelto tu per lui, davanti alla fila.",
            "Presenta i due profili a tutti e due, e lascia che scelgano.",
          ],
        },
        {
          says: "Aspetto che me lo chieda lui, per non metterlo in imbarazzo.",
          isRight: false,
          why: [
            "Non proprio.",
            "La delicatezza è giusta, ma chi non sa che l’app esiste non può chiederla.",
            "Se la presenti a tutti, nessuno si sente indicato.",
          ],
        },
        {
          says: "Presento l’app a tutti e due, con i due profili, guardandoli mentre parlo.",
          isRight: true,
          why: [
            "Sì.",
            "Sanno che cosa c’è, e ognuno sceglie per sé.",
            "Il tuo viso in vista aiuta chi legge anche le labbra.",
          ],
        },
      ],
    },
    {
      question: [
        "Una signora cieca ti restituisce il telefono del museo.",
        "Dietro di lei un visitatore lo aspetta già.",
      ],
      answers: [
        {
          says: "Chiudo il browser e passo il telefono al visitatore.",
          isRight: false,
          why: [
            "Non proprio.",
            "Chiudere il browser non cancella: il visitatore troverebbe la visita di un’altra persona.",
            "Tocca prima «Termina la visita».",
          ],
        },
        {
          says: "Le dico che tocco «Termina la visita», lo faccio, poi passo il telefono.",
          isRight: true,
          why: [
            "Sì.",
            "La signora sa che cosa succede alle sue scelte, e il visitatore comincia dalla sua lingua.",
            "Se il lettore di schermo è acceso, spegnilo prima: un tocco solo legge, non apre.",
          ],
        },
        {
          says: "Lo metto da parte: stasera, con calma, cancello tutto.",
          isRight: false,
          why: [
            "Meglio di no.",
            "La cura per i dati è giusta, ma il visitatore resta senza telefono.",
            "Puoi cancellare adesso, con un pulsante.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Presenta l’app a tutti, e non chiedere perché.",
    "Di’ che non si installa niente, e che la visita si scarica prima di entrare.",
    "Prima che un telefono cambi mano, tocca «Termina la visita».",
  ],
  sources: [
    "Convenzione delle Nazioni Unite sui diritti delle persone con disabilità, articolo 30, ratificata con la legge 3 marzo 2009, n. 18: la cultura in formati accessibili.",
    "Regolamento europeo 2016/679 sulla protezione dei dati, articolo 9: i dati sulla salute sono protetti in modo particolare, e perciò non si chiede a nessuno perché usa l’app.",
    "Varco, informativa sulla privacy: che cosa resta sul telefono e che cosa si cancella alla fine della visita.",
  ],
};
