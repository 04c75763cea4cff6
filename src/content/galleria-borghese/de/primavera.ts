import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/de/primavera?recordings";

export const primavera: WorkWords = {
  alt: "Illustration, nicht das Gemälde: ein brauner Jagdhund sitzt neben einem Eimer Milch, über ihm ein rosa blühender Zweig, hinter ihm grüne Hügel.",
  short:
    "Ein Frühling ohne Göttin: Ganz nah bei uns sind Bauern mit ihren Tieren bei der Arbeit. Menschen jagen mit Hunden, pflücken Blumen und melken, in hügeligem Land unter weitem Himmel. Jacopo Bassano und Werkstatt zugeschrieben, um 1576 oder 1577.",
  description: [
    "Das Bild heißt „Der Frühling“, doch keine Göttin streut hier Blumen. Frühling ist das, was die Menschen in dieser Jahreszeit tun. Bauern und Tiere sind uns ganz nah. Manche Menschen jagen mit Hunden, andere melken, wieder andere pflücken Blumen. Dahinter liegt hügeliges Land unter einem weiten Himmel. Erdbraun und tiefes Grün bestimmen das Bild, dazwischen leuchten Rot und Weiß auf. Auf den Hügeln liegt das Licht der Dämmerung.",
    "Kalender zeigten schon lange jeden Monat mit seinen Arbeiten. Um 1574 oder 1575 machte Jacopo Bassano daraus etwas Neues: Gemälde der Jahreszeiten, in denen die Landleute ganz vorn ihren Auftritt haben. In ganz Europa wurden diese Bilder kopiert.",
    "Jacopo da Ponte wurde nach seiner Stadt Bassano genannt. Dort, im heutigen Bassano del Grappa, arbeitete er zusammen mit seiner Familie. Wer dieses Bild gemalt hat, ist unter Fachleuten umstritten. Darum heißt es „zugeschrieben“. In der Sammlung wird das Bild 1650 zum ersten Mal erwähnt.",
  ],
  audio: {
    label: [
      "Der Frühling, auf Italienisch <it>Primavera</it>.",
      "Jacopo Bassano und seiner Werkstatt zugeschrieben.",
      "Gemalt um fünfzehnhundertsechsundsiebzig oder siebenundsiebzig.",
      "Öl auf Leinwand.",
    ],
    size: [
      "Das Bild ist ein Querformat, etwas breiter als zwei ausgestreckte Arme.",
      "Hunderteinundvierzig Zentimeter hoch, hundertsechsundachtzig breit.",
    ],
    subject:
      "Bauern sind mit ihren Tieren draußen auf dem Land, bei der Arbeit, die der Frühling bringt.",
    path: [
      "Ganz vorn sind die Bauern und ihre Tiere.",
      "Eine Göttin ist nicht dabei: Hier besteht die Jahreszeit aus Arbeit.",
      "Jäger sind mit ihren Hunden unterwegs.",
      "Andere Menschen pflücken Blumen.",
      "Wieder andere melken.",
      "Wer sich wo befindet, sagen wir erst, wenn es vor dem Gemälde überprüft ist.",
      "Hinter den Menschen steigt das Land zu Hügeln an.",
      "Über den Hügeln breitet sich ein weiter Himmel aus.",
    ],
    light: [
      "Die Hauptfarben sind Braun wie ein gepflügter Acker und tiefes Grün wie Efeu.",
      "Dazwischen leuchten Rot wie Glut und Weiß wie gewaschenes Leinen auf.",
      "Auf den Hügeln liegt das Licht der Dämmerung.",
      "Das Ganze wirkt wie eine gemeinsame Arbeit.",
    ],
    story: [
      "Jacopo Bassano erfand diese Art von Bildern um fünfzehnhundertvierundsiebzig oder fünfundsiebzig.",
      "In ganz Europa wurden sie kopiert.",
    ],
  },
  recordings,
};
