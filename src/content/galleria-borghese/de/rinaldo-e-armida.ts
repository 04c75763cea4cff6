import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/de/rinaldo-e-armida?recordings";

export const rinaldoEArmida: WorkWords = {
  alt: "Illustration, nicht das Gemälde: ein silberner Handspiegel, umschlungen von einer Girlande aus rosa und weißen Blumen, dahinter dunkle Hügel in der Dämmerung.",
  short:
    "Der Ritter Rinaldo steht im Bann der Zauberin Armida. Er schläft in dem Zauberwagen, den sie lenkt. Rechts hängt ein Spiegel, ein Zeichen: Eines Tages wird Rinaldo erwachen. Alessandro Tiarini fand die Geschichte in Tassos Dichtung „Das befreite Jerusalem“ und malte sie etwa 1620 bis 1625.",
  description: [
    "Der Ritter schläft, die Zauberin lenkt. Armida hat Rinaldo in ihren Bann gezogen und entführt ihn in ihrem Zauberwagen. Rechts hängt ein Spiegel. Wer die Geschichte kennt, versteht das Zeichen: Eines Tages wird Rinaldo sich selbst sehen und erwachen.",
    "Die beiden stammen aus Tassos Dichtung „Das befreite Jerusalem“. Das lange Gedicht erschien 1581 und handelt vom Ersten Kreuzzug. Im vierzehnten Gesang findet Armida ihren Feind schlafend vor. Sie ist gekommen, um ihn zu töten. Doch sie sieht ihn an und verliebt sich. Sie fesselt ihn mit Blumen und nimmt ihn mit. Im sechzehnten Gesang leben sie als Liebespaar, und zu ihrem Alltag gehört ein Spiegel. Ein blank polierter Schild beendet diese Zeit: Darin sieht Rinaldo, was aus ihm geworden ist.",
    "Alessandro Tiarini wurde 1577 in Bologna geboren. Er war bekannt dafür, dass er viel las. Tassos Liebespaar malte er mehrmals. Dieses Bild wird 1650 zum ersten Mal in der Villa Borghese erwähnt.",
  ],
  audio: {
    label: [
      "Rinaldo und Armida, von Alessandro Tiarini.",
      "Auf Italienisch heißt das Bild <it>Rinaldo e Armida</it>.",
      "Gemalt etwa zwischen sechzehnhundertzwanzig und sechzehnhundertfünfundzwanzig.",
      "Öl auf Leinwand.",
    ],
    size: [
      "Das Bild ist ein Querformat, ungefähr so breit, wie ein großer Mann im Liegen misst.",
      "Hundertsiebenundzwanzigeinhalb Zentimeter hoch, hundertachtundachtzigeinhalb breit.",
    ],
    subject: "Die Zauberin Armida entführt in ihrem Zauberwagen den schlafenden Ritter Rinaldo.",
    namesSides: true,
    path: [
      "Da ist ein Wagen, und Armida lenkt ihn.",
      "Im Wagen schläft Rinaldo.",
      "Er steht unter einem Zauber.",
      "Armida ist wach.",
      "Er schläft, sie handelt.",
      "Wer auf welcher Seite ist, sagen wir erst, wenn es vor dem Gemälde überprüft ist.",
      "Auf der rechten Seite hängt ein Spiegel.",
      "Er ist ein Zeichen für das Erwachen, das noch bevorsteht.",
    ],
    light: [
      "Farben und Hintergrund beschreiben wir erst, wenn sie vor dem Gemälde überprüft sind.",
      "Die Stimmung lebt von einem Gegensatz: Einer ruht, und doch geht die Fahrt weiter.",
      "Im Schlaf kann Rinaldo nicht wissen, wohin er gebracht wird.",
    ],
    story: [
      "In Tassos Dichtung „Das befreite Jerusalem“ will Armida den Ritter töten, doch sie verliebt sich in ihn.",
      "Sie fesselt ihn mit Blumen, und erst sein Spiegelbild in einem Schild weckt ihn später.",
    ],
  },
  recordings,
};
