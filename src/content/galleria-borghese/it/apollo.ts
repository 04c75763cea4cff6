import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/it/apollo?recordings";

export const apollo: WorkWords = {
  alt: "Illustrazione, non il dipinto: uno strumento simile a un violino, con l’archetto, in una corona d’alloro, davanti a un sole chiaro dai raggi dorati.",
  short:
    "Apollo, coronato d’alloro, ha appena sollevato l’archetto dal suo strumento, una lira da braccio. Seduto, occupa gran parte dell’altezza della tela. Lontano, dietro di lui, una minuscola Dafne corre e si trasforma in alloro. Dosso Dossi dipinse la scena verso il 1525.",
  description: [
    "Apollo siede vicino a noi, seminudo, con una corona d’alloro. Occupa gran parte dell’altezza della tela. Ha appena sollevato l’archetto dal suo strumento. Non è la lira degli antichi: è una lira da braccio. I musicisti del Rinascimento la tenevano come un violino e la suonavano con l’archetto. Un panno verde, orlato di filo d’oro, gli copre la parte inferiore del corpo, e l’alloro riprende quel verde. Il torso possente ricorda una scultura antica, il Torso del Belvedere.",
    "Lontano, a sinistra, corre Dafne: per dipingerla bastano poche pennellate. La storia è nelle Metamorfosi di Ovidio. Apollo deride Cupido perché porta un arco. Cupido si vendica: fa innamorare il dio e spinge la ninfa Dafne a rifiutare l’amore. Apollo la insegue. Lei supplica il padre Peneo, dio di un fiume, di toglierle quell’aspetto che piace troppo. E diventa un alloro.",
    "Dosso Dossi era pittore di corte di Alfonso I d’Este, a Ferrara. Nel 1693 questo Apollo era registrato come un Orfeo. Un secolo dopo passava per un’opera di Caravaggio. Più tardi fu restituito a Dosso.",
  ],
  audio: {
    label: [
      "Apollo, di Dosso Dossi.",
      "Dipinto verso il millecinquecentoventicinque.",
      "Olio su tela.",
    ],
    size: [
      "Il quadro è verticale: alto quasi come una porta, ma un po’ più largo.",
      "È alto centonovantuno centimetri e largo centosedici.",
    ],
    subject: "Apollo, dio della musica, ha appena sollevato l’archetto dal suo strumento.",
    namesSides: true,
    path: [
      "In primo piano, al centro, siede Apollo, che occupa gran parte dell’altezza.",
      "Intorno alla testa ha una corona di foglie d’alloro.",
      "Il petto è nudo e massiccio, come quello di una statua antica.",
      "Il suo braccio destro, alla tua sinistra, è alzato e tiene l’archetto.",
      "Sulla sua spalla sinistra, alla tua destra, poggia una lira da braccio.",
      "È uno strumento che si tiene come un violino e si suona con l’archetto.",
      "Un panno, con il bordo lavorato in filo d’oro, gli copre la parte inferiore del corpo.",
      "Lontano, dietro di lui, a sinistra, corre una figura minuscola.",
      "È Dafne, resa con poche pennellate.",
      "Si sta trasformando in un albero d’alloro.",
      "Più lontano ancora ci sono alberi fitti e una città in riva all’acqua.",
    ],
    light: [
      "Il panno è verde come il muschio, e le foglie d’alloro riprendono quel verde.",
      "Il viso di Apollo e il braccio alzato escono dall’ombra.",
      "È come se l’ultima nota si fosse appena spenta.",
    ],
    story: [
      "Nelle Metamorfosi di Ovidio, Cupido fa innamorare Apollo e spinge Dafne a rifiutarlo.",
      "Inseguita dal dio, lei chiede aiuto al padre e diventa un alloro.",
    ],
  },
  recordings,
};
