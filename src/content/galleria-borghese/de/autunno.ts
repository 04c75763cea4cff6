import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/de/autunno?recordings";

export const autunno: WorkWords = {
  alt: "Illustration, nicht das Gemälde: drei dunkle Trauben hängen unter Weinlaub, darunter stehen ein Bottich voller Trauben und ein Fass.",
  short:
    "Weinlese: Menschen pflücken Trauben, treten sie mit den Füßen und bessern Fässer aus. So wird die Jahreszeit durch ihre Arbeit zum Bild. Weit hinten, klein, empfängt Moses die Gesetzestafeln. Jacopo Bassano und Werkstatt zugeschrieben, um 1576 oder 1577.",
  description: [
    "Es ist die Zeit der Weinlese. Ganz nah bei uns pflücken Menschen die Trauben, treten sie mit den Füßen und bessern Fässer für den neuen Wein aus. Weit hinter ihnen, klein, geschieht etwas ganz anderes: Moses empfängt die Gesetzestafeln. Der Alltag ist groß und nah, die Bibel klein und fern.",
    "Diese Umkehrung war Jacopo Bassanos Idee. Kalender zeigten schon lange jeden Monat mit seinen Arbeiten. Um 1574 oder 1575 begann er, daraus Gemälde der Jahreszeiten zu machen. Der Herbst ist darin keine Göttin und kein Sinnbild, sondern die Arbeit der Bauern. In ganz Europa wurden diese Bilder kopiert.",
    "Erdbraun und tiefes Grün bestimmen das Bild, dazwischen leuchten Rot und Weiß auf. Auf Hügeln liegt das Licht der Dämmerung. Jacopo arbeitete mit seiner Familie in Bassano del Grappa. Wer dieses Bild gemalt hat, ist unter Fachleuten umstritten. Darum heißt es „zugeschrieben“. In der Sammlung wird das Bild 1650 zum ersten Mal erwähnt.",
  ],
  audio: {
    label: [
      "Der Herbst, auf Italienisch <it>Autunno</it>.",
      "Jacopo Bassano und seiner Werkstatt zugeschrieben.",
      "Gemalt um fünfzehnhundertsechsundsiebzig oder siebenundsiebzig.",
      "Öl auf Leinwand.",
    ],
    size: [
      "Das Bild ist ein Querformat, etwas breiter als zwei ausgestreckte Arme.",
      "Hundertdreiunddreißig Zentimeter hoch, hundertfünfundachtzig breit.",
    ],
    subject: "Bauern sind bei der Weinlese, von der Rebe bis zum Fass.",
    path: [
      "Ganz vorn sind die Bauern mit der Weinlese beschäftigt.",
      "Die einen pflücken Trauben.",
      "Andere treten die Trauben mit den Füßen.",
      "Wieder andere bessern die Fässer für den Wein aus.",
      "Wer sich wo befindet, sagen wir erst, wenn es vor dem Gemälde überprüft ist.",
      "In der Ferne spielt, klein, eine Szene aus der Bibel.",
      "Moses empfängt die Gesetzestafeln, die Steintafeln mit den Zehn Geboten.",
    ],
    light: [
      "Die Hauptfarben sind Braun wie ein gepflügter Acker und tiefes Grün wie Efeu.",
      "Dazwischen leuchten Rot wie Glut und Weiß wie gewaschenes Leinen auf.",
      "Auf Hügeln liegt das Licht der Dämmerung.",
      "Man könnte an den Geruch von Most denken, dem Saft der getretenen Trauben.",
    ],
    story: [
      "Alte Kalender zeigten jeden Monat mit seinen Arbeiten.",
      "Um fünfzehnhundertvierundsiebzig oder fünfundsiebzig begann Jacopo Bassano, die Jahreszeiten auf diese Weise zu malen.",
    ],
  },
  recordings,
};
