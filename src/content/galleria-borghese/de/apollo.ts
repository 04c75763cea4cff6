import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/de/apollo?recordings";

export const apollo: WorkWords = {
  alt: "Illustration, nicht das Gemälde: ein Streichinstrument, ähnlich einer Geige, mit seinem Bogen in einem Lorbeerkranz, dahinter eine helle Sonne mit goldenen Strahlen.",
  short:
    "Groß und nah sitzt Apollo vor uns, einen Lorbeerkranz auf dem Kopf. Gerade hat er den Bogen von seinem Instrument gehoben, einer <it>lira da braccio</it>. Weit hinter ihm, winzig klein, läuft Daphne und wird zum Lorbeerbaum. Dosso Dossi malte das Bild um 1525.",
  description: [
    "Apollo sitzt ganz nah bei uns und füllt den größten Teil der Bildhöhe. Er ist halb nackt und trägt einen Lorbeerkranz. Gerade hat er den Bogen von seinem Instrument gehoben. Es ist keine antike Lyra, sondern eine <it>lira da braccio</it>. In der Renaissance hielt man sie wie eine Geige und strich sie mit dem Bogen. Über Apollos Unterkörper liegt ein grünes Tuch, am Rand mit Goldfäden verziert. Sein Grün kehrt in den Lorbeerblättern wieder. Der mächtige Oberkörper erinnert an eine antike Skulptur, den Torso vom Belvedere.",
    "Weit hinten links läuft Daphne, gemalt mit wenigen Pinselstrichen. Ovid erzählt ihre Geschichte in den Metamorphosen. Apollo verspottet Amor, weil dieser Pfeil und Bogen trägt. Amor rächt sich: Er weckt in Apollo Liebe zur Nymphe Daphne, in ihr aber Abneigung. Apollo verfolgt Daphne. Da fleht sie ihren Vater an, den Flussgott Peneus: Er soll ihr die Gestalt nehmen, die zu sehr gefällt. So wird sie zum Lorbeerbaum.",
    "Dosso Dossi war Hofmaler von Alfonso d’Este in Ferrara. Nicht immer wusste man, was das Bild zeigt und von wem es ist. 1693 stand es als „Orpheus“ in einem Verzeichnis, um 1800 galt es als Werk von Caravaggio. Später wurde es wieder Dosso zugeschrieben.",
  ],
  audio: {
    label: [
      "Apollo, von Dosso Dossi.",
      "Gemalt um fünfzehnhundertfünfundzwanzig.",
      "Öl auf Leinwand.",
    ],
    size: [
      "Das Bild ist ein Hochformat, fast so hoch wie eine Tür und etwas breiter.",
      "Hunderteinundneunzig Zentimeter hoch, hundertsechzehn breit.",
    ],
    subject: "Apollo, der Gott der Musik, hat gerade den Bogen von seinem Instrument gehoben.",
    namesSides: true,
    path: [
      "Ganz vorn, in der Mitte, sitzt Apollo und füllt den größten Teil der Bildhöhe.",
      "Um seinen Kopf liegt ein Kranz aus Lorbeerblättern.",
      "Seine Brust ist nackt und mächtig, wie bei einer antiken Statue.",
      "Sein rechter Arm, von Ihnen aus links, hebt den Bogen.",
      "Auf seiner linken Schulter, von Ihnen aus rechts, ruht eine <it>lira da braccio</it>.",
      "Dieses Instrument wird wie eine Geige gehalten und mit dem Bogen gespielt.",
      "Über Apollos Unterkörper liegt ein Tuch, am Rand mit Goldfäden verziert.",
      "Weit hinter ihm, auf der linken Seite, läuft eine winzige Gestalt.",
      "Es ist Daphne, gemalt mit wenigen Pinselstrichen.",
      "Sie verwandelt sich in einen Lorbeerbaum.",
      "Noch weiter hinten drängen sich Bäume, und am Wasser liegt eine Stadt.",
    ],
    light: [
      "Das Tuch ist grün wie Moos, und die Lorbeerblätter nehmen dieses Grün auf.",
      "Apollos Gesicht und sein erhobener Arm treten aus dem Schatten hervor.",
      "Es ist, als wäre eben der letzte Ton verklungen.",
    ],
    story: [
      "In Ovids Metamorphosen weckt Amor in Apollo Liebe zu Daphne, in ihr aber Abneigung.",
      "Von Apollo verfolgt, fleht sie ihren Vater um Hilfe an und wird zum Lorbeer.",
    ],
  },
  recordings,
};
