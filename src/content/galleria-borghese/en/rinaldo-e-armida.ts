import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/rinaldo-e-armida?recordings";

export const rinaldoEArmida: WorkWords = {
  alt: "Illustration, not the painting: a silver hand mirror bound by a garland of pink and white flowers, against dark hills at dusk.",
  short:
    "The knight Rinaldo sleeps under a spell in the enchanted chariot that the sorceress Armida drives. A mirror hangs on the right, a sign of the awakening to come. Alessandro Tiarini took the story from Tasso’s Jerusalem Delivered and painted it between about 1620 and 1625.",
  description: [
    "A knight sleeps and a sorceress drives. Rinaldo is under Armida’s spell, and she carries him away in her enchanted chariot. On the right hangs a mirror. Anyone who knows the story will read it as a sign: one day Rinaldo will see himself and wake.",
    "The lovers come from Tasso’s Jerusalem Delivered, a poem about the First Crusade printed in 1581. In canto fourteen Armida finds her enemy asleep. She has come to kill him, but she looks at him and falls in love. She binds him with flowers and takes him with her. In canto sixteen a mirror is part of the lovers’ days together, and a polished shield brings those days to an end. In it Rinaldo sees what he has become.",
    "Alessandro Tiarini, who was born in Bologna in 1577, was known as a great reader. He painted Tasso’s lovers several times. This picture is first recorded in the Villa Borghese in 1650.",
  ],
  audio: {
    label: [
      "Rinaldo and Armida, in Italian <it>Rinaldo e Armida</it>.",
      "By Alessandro Tiarini.",
      "Painted between about sixteen twenty and sixteen twenty-five.",
      "Oil on canvas.",
    ],
    size: [
      "The picture is wide, about the length of a tall man lying down.",
      "One hundred and twenty-seven and a half centimetres high.",
      "One hundred and eighty-eight and a half centimetres wide.",
    ],
    subject:
      "The sorceress Armida carries off the sleeping knight Rinaldo in her enchanted chariot.",
    namesSides: true,
    path: [
      "There is a chariot, and Armida drives it.",
      "In the chariot, Rinaldo is asleep.",
      "He is under a spell.",
      "Armida is awake.",
      "One of them has given way to sleep; the other is at work.",
      "We cannot yet say who is on which side: we must first check the painting.",
      "On the right hangs a mirror.",
      "It is a sign of the awakening that is still to come.",
    ],
    light: [
      "We cannot yet describe the colours or the background either.",
      "The mood lies in the contrast between a man at rest and a journey under way.",
      "Asleep, Rinaldo cannot know where he is being taken.",
    ],
    story: [
      "In Tasso’s poem Jerusalem Delivered, Armida comes to kill Rinaldo, but falls in love.",
      "She binds him with flowers; later, his own reflection in a shield wakes him.",
    ],
  },
  recordings,
};
