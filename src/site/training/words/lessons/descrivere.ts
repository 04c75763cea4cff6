import type { Lesson } from "../../course.ts";

export const descrivere: Lesson = {
  slug: "descrivere",
  title: "Descrivere un’opera in un minuto",
  about:
    "Un ordine da seguire, parole precise e una domanda alla fine, per chi il quadro non lo vede.",
  minutes: 8,
  learnt: "So descrivere un’opera in un minuto a chi non la vede, poi mi fermo e chiedo.",
  lead: [
    "Una signora con il bastone bianco si ferma accanto a te.",
    "«Che cosa c’è in questo quadro?», ti chiede.",
    "Non serve una laurea: servono un minuto, un ordine e parole precise.",
  ],
  sections: [
    {
      title: "Un ordine da tenere a mente",
      text: [
        [
          "Di’ chi sei, e chiedi se va bene una descrizione di un minuto.",
          "Poi segui sempre lo stesso ordine: chi ascolta si orienta, e tu non ti perdi.",
        ],
        {
          items: [
            ["Prima il titolo e l’autore."],
            ["Poi quanto è grande, con un confronto: alto come una porta, largo come un tavolo."],
            ["Poi di che cosa parla, in una frase."],
            ["Poi un solo percorso nel quadro, annunciato: per esempio, dall’alto in basso."],
            ["Poi i colori e la luce."],
            ["Infine ti fermi e chiedi: «Che cosa le interessa di più?»"],
          ],
        },
        ["C’è chi vuole la storia, chi i dettagli, chi passare oltre.", "Vanno bene tutti e tre."],
        [
          "Chi vede poco può voler venire vicino, o ingrandire con il telefono.",
          "Di’ subito fin dove si può, prima che suoni l’allarme.",
        ],
      ],
    },
    {
      title: "Prima dov’è, poi com’è",
      text: [
        [
          "Di ogni cosa di’ prima dove si trova, poi com’è.",
          "Un dito puntato e un «laggiù» non arrivano.",
        ],
        [
          "Mettetevi tutti e due di fronte al quadro: così destra e sinistra sono le stesse.",
          "Dillo una volta, all’inizio.",
          "Per un personaggio, di’ tutte e due: la sua mano destra, alla nostra sinistra.",
        ],
      ],
    },
    {
      title: "Parole precise, senza lodi",
      text: [
        [
          "«Bellissimo» e «capolavoro» dicono che cosa pensi tu, non che cosa c’è.",
          "«Come vede» non descrive niente.",
          "«Vedere» e «guardare», invece, sono parole di tutti: usale senza imbarazzo.",
        ],
        [
          "I colori si dicono.",
          "Molte persone cieche hanno visto, o vedono ancora qualcosa.",
          "Anche chi non ha mai visto li conosce, dai libri e dai discorsi di tutti.",
          "Se puoi, legali a una materia: verde come il muschio, rosso come la brace.",
        ],
        ["Quello che non sai, non dirlo.", "«Non lo so, ma posso chiedere» è una buona risposta."],
      ],
    },
    {
      title: "Un minuto davanti al Davide",
      text: [
        [
          "Ecco un esempio, per un quadro della Galleria Borghese.",
          "Comincia con un avviso, perché la scena è cruda.",
        ],
        [
          "La avverto: in questo quadro c’è una testa mozzata.",
          "È il Davide con la testa di Golia, di Battistello Caracciolo, dipinto prima del milleseicentododici.",
          "È alto come una porta e un po’ più largo.",
          "Davide ha sconfitto il gigante Golia, e ora c’è quiete.",
        ],
        [
          "Scendo lungo la figura, poi passo alla luce.",
          "C’è una sola figura intera: Davide, più o meno a grandezza naturale.",
          "Sulla testa ha un cappello con le piume, alla moda.",
          "Più in basso si appoggia all’elsa, cioè all’impugnatura, di una spada.",
        ],
        [
          "Un raggio di luce, quasi da teatro, colpisce la parte alta del corpo e la testa di Golia.",
          "Il resto è buio.",
          "Mi fermo qui: che cosa le interessa di più?",
        ],
        [
          "Nell’esempio i colori mancano, perché non li abbiamo controllati davanti al quadro.",
          "Tu, che il tuo quadro lo hai davanti, dilli.",
        ],
      ],
    },
  ],
  exercise: "description",
  checks: [
    {
      question: [
        "Un visitatore cieco ti chiede che cosa c’è nel quadro davanti a voi.",
        "È una vendemmia, grande e piena di persone.",
        "Come cominci?",
      ],
      answers: [
        {
          says: "Gli dico che è uno dei quadri più belli del museo.",
          isRight: false,
          why: [
            "Non proprio.",
            "L’entusiasmo si sente, ma lui sa che cosa provi tu e del quadro ancora nulla.",
            "Prima titolo, grandezza e soggetto.",
          ],
        },
        {
          says: "Gli dico titolo e autore, che è largo quanto due braccia aperte, che mostra una vendemmia.",
          isRight: true,
          why: ["Sì.", "Ora ha l’insieme, e ogni dettaglio troverà il suo posto."],
        },
        {
          says: "Parto dall’angolo in alto a sinistra e nomino ogni cosa.",
          isRight: false,
          why: [
            "Non proprio.",
            "Non vuoi togliergli niente, ma senza l’insieme i dettagli si ammucchiano.",
            "Di’ prima che scena è, poi segui un percorso solo.",
          ],
        },
      ],
    },
    {
      question: [
        "Una signora cieca ti chiede di che colore è il mantello, in un ritratto.",
        "È in ombra, e non lo distingui bene.",
      ],
      answers: [
        {
          says: "Le dico che il colore non conta, e passo alla storia del personaggio.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Forse temi di metterla a disagio, ma lo ha chiesto lei.",
            "Così decidi al suo posto che cosa le interessa.",
          ],
        },
        {
          says: "Per non deluderla, dico rosso.",
          isRight: false,
          why: [
            "Meglio di no.",
            "Vuoi darle una risposta, e lei si fida di te.",
            "Un «non lo distinguo» vale più di un colore inventato.",
          ],
        },
        {
          says: "Le dico che è scuro come terra bagnata, ma non distinguo se è marrone o nero.",
          isRight: true,
          why: [
            "Sì.",
            "Dici quello che c’è, lo leghi a una materia, e dici dove finisce quello che sai.",
          ],
        },
      ],
    },
  ],
  remember: [
    "Segui sempre lo stesso ordine, poi fermati e chiedi.",
    "Di ogni cosa di’ prima dov’è, poi com’è.",
    "Di’ quello che c’è, e lascia fuori le lodi e le supposizioni.",
  ],
  sources: [
    "RNIB e VocalEyes, <en>Talking Images Guide</en>, 2003: descrivere opere e luoghi a persone cieche e ipovedenti.",
    "<en>Art Beyond Sight, Verbal Description Training</en>, 2014: la descrizione a voce durante la visita, e come cambia con chi ascolta.",
    "Lou Giansante, <en>Writing Verbal Description Audio Tours</en>, per <en>Art Beyond Sight</en>: che cosa dire, e con parole fatte per l’orecchio.",
    "Unione Italiana dei Ciechi e degli Ipovedenti, «Non così, ma così»: l’aiuto si offre, non si impone.",
    "Galleria Borghese, schede del Davide con la testa di Golia, inventario 2: i fatti dell’esempio.",
  ],
};
