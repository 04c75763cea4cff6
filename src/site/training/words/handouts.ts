import type { Handout } from "../course.ts";

export const handouts: readonly Handout[] = [
  {
    id: "biglietteria",
    title: "In biglietteria",
    lead: "Per chi sta al banco, accanto alla cassa.",
    groups: [
      {
        title: "Accogli",
        items: [
          "Parla alla persona, non a chi l’accompagna né all’interprete.",
          "A una persona cieca di’ chi sei e quando ti allontani.",
          "A una persona sorda fatti vedere prima di parlare, con il viso in luce; se serve, scrivi.",
          "Chiedi: «Posso esserle utile? Come preferisce?»",
          "A un no rispondi: «Va bene, sono qui.»",
          "A chi non vede di’ la cifra, e metti in mano biglietto e resto.",
          "Se c’è l’anello a induzione, accendilo e dillo.",
          "Fai entrare il cane guida, anche senza museruola: lo dice la legge.",
        ],
      },
      {
        title: "Presenta l’app a tutti",
        items: [
          "«C’è un’app gratuita: si apre sul suo telefono e non si installa.»",
          "«Inquadri il codice, oppure le do l’indirizzo, a voce o scritto.»",
          "«Scelga la lingua, poi il profilo: Cecità per ascoltare, Sordità per leggere.»",
          "«Prima di entrare scarichi la visita, e usi i suoi auricolari.»",
          "«Alla fine tocchi Termina la visita.»",
          "Non chiedere perché. Se serve un documento per il biglietto, chiedilo con discrezione.",
        ],
      },
      {
        title: "Il telefono da prestare",
        items: [
          "Tienilo carico, con la visita già scaricata.",
          "Chiedi se serve il lettore di schermo: accendilo tu.",
          "Quando torna, spegni il lettore, poi tocca «Termina la visita» e conferma.",
          "Se non c’è, dillo, e offri quello che avete: un testo stampato, il modellino, una collega che descrive.",
        ],
      },
    ],
    last: "Di’ a tutti che cosa c’è, e lascia scegliere.",
  },
  {
    id: "sala",
    title: "In sala",
    lead: "Per chi lavora in sala, prima del turno.",
    groups: [
      {
        title: "Avvicinati",
        items: [
          "A chi non vede di’ chi sei, a chi non sente fatti vedere.",
          "«Posso esserle utile?» Se non vi capite, scrivete.",
          "Non afferrare la persona; non toccare bastone, carrozzina, cane guida.",
          "Di’ di persona gli annunci a chi può non averli sentiti.",
        ],
      },
      {
        title: "Accompagna",
        items: [
          "«Le offro il braccio: da che lato preferisce?»",
          "Cammina mezzo passo avanti: la persona ti tiene sopra il gomito.",
          "Nei passaggi stretti avvisa, e porta il braccio dietro la schiena.",
          "Prima di una scala fermati: di’ se si sale o si scende e dov’è il corrimano. Annuncia l’ultimo gradino.",
          "Appoggia la tua mano sullo schienale: la persona lo trova e si siede.",
          "Prima di andare, accompagnala a una sedia o a una parete, e dille che vai.",
        ],
      },
      {
        title: "Descrivi",
        items: [
          "Di una sala: quanto è grande, dove siete, da dove si esce, che cosa c’è dove.",
          "Di un’opera: titolo e autore, grandezza, soggetto, un percorso, colori e luce.",
          "Poi fermati: «Che cosa le interessa di più?»",
        ],
      },
      {
        title: "Fai toccare",
        items: [
          "Se un’opera non si tocca, di’ perché e offri altro da toccare.",
          "Non prendere le mani: «Vuole seguire la mia?»",
        ],
      },
      {
        title: "Se l’app si ferma",
        items: [
          "Leggi a voce il numero accanto al codice, oppure usa l’elenco delle opere o un foglio.",
        ],
      },
    ],
    last: "Chiedi prima di aiutare, e non lasciare nessuno in mezzo a una sala.",
  },
  {
    id: "guida",
    title: "In visita con un gruppo",
    lead: "Per chi guida, da rileggere prima di cominciare.",
    groups: [
      {
        title: "Prima",
        items: [
          "Manda all’interprete LIS i testi e i nomi, qualche giorno prima.",
          "Scegli dove fermarti: poco rumore, viso in luce, nessuna finestra alle spalle, sedie vicine.",
          "Chiedi a tutto il gruppo: «Che cosa posso fare perché seguiate bene?»",
        ],
      },
      {
        title: "Con i sottotitoli",
        items: [
          "Guarda la persona e resta vicino al telefono, tra mezzo metro e un metro.",
          "Fai parlare una persona alla volta, e ripeti le domande.",
          "Non spiegare mentre camminate; fai una pausa a ogni frase, e di’ piano i nomi.",
          "Di’ che cosa c’è da guardare e dov’è, fermati, poi indica in silenzio.",
          "Ogni tanto chiedi di guardare lo schermo, e ridì quello che è uscito sbagliato.",
        ],
      },
      {
        title: "Con chi legge le labbra, con l’interprete",
        items: [
          "Resta di fronte, e non girarti verso l’opera mentre parli.",
          "Muovi la bocca come sempre, senza gridare.",
          "Se una frase non è arrivata, cambia parole o scrivi.",
          "Guarda la persona sorda, non l’interprete.",
          "Lascia il tempo di guardare l’interprete, poi l’opera.",
        ],
      },
      {
        title: "Con chi non vede o vede poco",
        items: [
          "Prima di indicare, di’ a parole dov’è una cosa, poi com’è.",
          "Di’ i colori, e lascia fuori le lodi e quello che non sai.",
          "Davanti a un modellino di’ una cosa, poi taci.",
        ],
      },
    ],
    last: "Una cosa alla volta: prima le parole, poi il tempo di guardare o di toccare.",
  },
  {
    id: "emergenza",
    title: "In emergenza",
    lead: "Prima viene il piano di emergenza del museo: questa scheda aiuta a seguirlo con chi non sente o non vede.",
    groups: [
      {
        title: "Nel nostro museo",
        items: [
          "Responsabile dell’emergenza:",
          "Punto di raccolta:",
          "Numero interno:",
          "Sale e bagni che mi affida il piano:",
        ],
      },
      {
        title: "Chi può non sentire l’allarme",
        items: [
          "Cerca chi non reagisce: vai dove ti vede, o toccagli leggermente la spalla.",
          "Mostra il cartello, o scrivi sul telefono: «Emergenza. Usciamo. Venga con me.»",
          "Controlla i bagni e le sale che ti affida il piano: bussare non basta.",
          "Accendi e spegni la luce solo se il piano lo dice.",
        ],
      },
      {
        title: "Chi non vede",
        items: [
          "Di’ subito: «Sono Marta, del museo. C’è un’emergenza, usciamo insieme.»",
          "Offri il braccio, e di’ la strada, le porte, i gradini.",
          "Con il cane guida può preferire seguirti: chiedi. Se te lo affida, prendi il guinzaglio, mai la maniglia.",
        ],
      },
      {
        title: "Chi non sente e non vede",
        items: [
          "Tocca leggermente la spalla, scrivi con il dito USCIAMO sul palmo, poi offri il braccio.",
        ],
      },
      {
        title: "Sempre",
        items: [
          "Avvisa chi è incaricato se sai di persone sorde, cieche o sordocieche.",
          "Non usare gli ascensori.",
          "Non portare né spingere chi può camminare.",
          "Al punto di raccolta affida la persona a chi è incaricato, e dillo a lei.",
          "Quando è finita, dillo o scrivilo anche a chi non ha sentito l’annuncio.",
        ],
      },
    ],
    last: "Di’ o mostra che cosa succede, fai strada, non lasciare sola la persona.",
  },
];
