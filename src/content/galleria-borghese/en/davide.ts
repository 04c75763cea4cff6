import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/davide?recordings";

export const davide: WorkWords = {
  alt: "Illustration, not the painting: a red hat with long feathers above the hilt of an upright sword, and a shaft of golden light in the dark.",
  short:
    "David has killed Goliath and leans on the hilt of a sword, a feathered hat on his head. A ray of light strikes the upper part of his body and the giant’s severed head. Everything else is dark. Battistello Caracciolo painted the picture before 1612.",
  description: [
    "The fight is over. David is shown full length, about life size, leaning on the hilt of a sword. His feathered hat does not come from the Bible: it is in the fashion of the painter’s own day. A ray of light, almost like a spotlight on a stage, strikes the upper part of his body and the severed head of Goliath. The rest lies in darkness.",
    "The Bible tells the story in the First Book of Samuel. The giant Goliath challenges the army of Israel. David meets him with a sling, fells him with a stone, and cuts off his head.",
    "Giovanni Battista Caracciolo, called Battistello, was the first great follower of Caravaggio in Naples. He borrowed the composition from a David by Guido Reni, now in the Louvre. The picture was made for Cardinal Scipione Borghese, but later it was given to other painters. In 1993 a receipt of 1612 supplied the name: it is for the frame of “the David painted by Battistello”.",
  ],
  audio: {
    warning: "This description mentions a severed head.",
    label: [
      "David with the Head of Goliath, in Italian <it>Davide con la testa di Golia</it>.",
      "By Battistello Caracciolo.",
      "Painted before sixteen twelve.",
      "Oil on canvas.",
    ],
    size: [
      "The picture is upright, about as tall as a door and a little wider.",
      "Two hundred and two centimetres high, one hundred and twelve wide.",
    ],
    subject: "David rests after his victory over the giant Goliath.",
    path: [
      "There is one figure: David, shown from head to foot, about life size.",
      "On his head he wears a hat with feathers.",
      "It was in fashion in the painter’s own day.",
      "He leans on the hilt, or handle, of a sword.",
      "The weapon has become a support, like a walking stick.",
      "With him in the picture is the severed head of Goliath.",
      "We cannot yet say where it is: we must first check the painting.",
      "Around them it is dark.",
    ],
    light: [
      "A ray of light cuts through the dark, almost like a spotlight on a stage.",
      "It strikes the upper part of David’s body and the head of Goliath.",
      "Everything else stays dark, like a room with one shutter ajar.",
      "We cannot yet describe the colours either.",
      "The mood is quiet: the fight is over.",
    ],
    story: [
      "In the First Book of Samuel, David fells the giant with a stone from his sling.",
      "Caracciolo painted this picture for Cardinal Scipione Borghese.",
    ],
  },
  recordings,
};
