import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/andromeda?recordings";

export const andromeda: WorkWords = {
  alt: "Illustration, not the painting: a white winged horse flies across a red sun, above a curling wave and a rock with a chain and an open shackle.",
  short:
    "Andromeda sits on a rock, nude, her wrists in chains. She looks in fear towards the sea, where a monster opens its jaws. Above, armed and riding a flying horse, Perseus comes to free her. Rutilio Manetti painted the scene in about 1611 or 1612.",
  description: [
    "Andromeda sits on a rock on the right, nude, her hands chained at the wrists. She looks in fear towards the sea. At the lower left a monster opens its jaws, and behind it floats a small boat. Above, Perseus rides armed through the air on a flying horse. The sea runs to a hazy horizon with rocks. Blues, greens and greys make the picture cool, with warm accents on Andromeda’s skin and on the rider’s clothes.",
    "Queen Cassiopeia, the myth says, boasted that she was more beautiful than the Nereids, the nymphs of the sea. The god of the sea sent a monster, and an oracle demanded the queen’s daughter, Andromeda, as a sacrifice. Ovid tells of the rescue in the Metamorphoses. Perseus, who had just killed Medusa, saw Andromeda as he flew past. In Ovid he flies on winged sandals; later artists gave him the horse Pegasus.",
    "Rutilio Manetti was a painter from Siena. The number 699, painted at the bottom left, is an old inventory number.",
  ],
  audio: {
    warning: "This description mentions a nude woman in chains.",
    label: [
      "Andromeda Freed by Perseus, in Italian <it>Andromeda liberata da Perseo</it>.",
      "By Rutilio Manetti.",
      "Painted in about sixteen eleven or sixteen twelve.",
      "Oil on canvas.",
    ],
    size: [
      "The picture is upright, as tall as an adult, and two thirds of that across.",
      "One hundred and seventy-seven centimetres high, one hundred and twenty wide.",
    ],
    subject: "Andromeda sits in chains while a monster threatens her and a rescuer approaches.",
    namesSides: true,
    path: [
      "On the right, Andromeda sits on a rock.",
      "She is nude, and her hands are chained at the wrists.",
      "Her eyes are turned in fear towards the sea.",
      "At the lower left, a sea monster opens its jaws.",
      "Behind the monster floats a small boat.",
      "Above, Perseus, armed, rides a flying horse.",
      "In the background the sea runs to a horizon with rocks.",
    ],
    light: [
      "The colours are cool: blues, greens and greys, like water under cloud.",
      "The horizon is hazy, like breath on glass.",
      "There are warm accents on Andromeda’s skin and on the rider’s clothes.",
      "It is as if warmth joined the two across the cold air.",
      "The mood is tense: the jaws are open, and help is still on its way.",
    ],
    story: [
      "In Ovid’s Metamorphoses, Andromeda must pay for the boast of her mother, Queen Cassiopeia.",
      "Perseus, flying past, sees Andromeda and fights the monster.",
    ],
  },
  recordings,
};
