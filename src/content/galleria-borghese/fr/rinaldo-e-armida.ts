import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/fr/rinaldo-e-armida?recordings";

export const rinaldoEArmida: WorkWords = {
  alt: "Illustration, et non le tableau : un miroir à main argenté, pris dans une guirlande de fleurs roses et blanches, devant des collines sombres au crépuscule.",
  short:
    "Ensorcelé, le chevalier Renaud dort dans le char enchanté que conduit la magicienne Armide. À droite pend un miroir, signe du réveil à venir. Alessandro Tiarini a trouvé cette histoire dans un poème du Tasse, La Jérusalem délivrée, et l’a peinte entre 1620 et 1625 environ.",
  description: [
    "Un chevalier dort, une magicienne mène le char. Armide a ensorcelé Renaud, et elle l’emporte dans son char enchanté. À droite pend un miroir. Pour qui connaît l’histoire, c’est un signe : un jour, Renaud se verra lui-même et se réveillera.",
    "Les deux amants viennent de La Jérusalem délivrée, un poème du Tasse paru en 1581. Au quatorzième chant, Armide vient pour tuer Renaud, mais elle tombe amoureuse de lui. Elle l’attache avec des fleurs et l’emporte. Au seizième chant, il y a un miroir, puis un bouclier poli. Dans ce bouclier, Renaud se voit lui-même, et il se réveille.",
    "Alessandro Tiarini est né à Bologne en 1577. Il était connu comme un grand lecteur. Il a peint plusieurs fois les amants du Tasse. Ce tableau date des années 1620 à 1625 environ. Il est signalé à la villa Borghèse pour la première fois en 1650.",
  ],
  audio: {
    label: [
      "Renaud et Armide, en italien <it>Rinaldo e Armida</it>.",
      "Un tableau d’Alessandro Tiarini.",
      "Peint entre mille six cent vingt et mille six cent vingt-cinq environ.",
      "Huile sur toile.",
    ],
    size: [
      "C’est un format horizontal, aussi large qu’un homme de grande taille couché de tout son long.",
      "Cent vingt-sept centimètres et demi de haut, cent quatre-vingt-huit et demi de large.",
    ],
    subject: "Une magicienne, Armide, emporte dans son char enchanté un chevalier endormi, Renaud.",
    namesSides: true,
    path: [
      "Il y a un char, et Armide le mène.",
      "Dans le char, Renaud dort.",
      "Il est sous l’effet d’un sortilège.",
      "Armide, elle, est éveillée.",
      "L’un dort, l’autre agit.",
      "La place de chacun n’est pas décrite : nous ne l’avons pas encore vérifiée devant le tableau.",
      "À droite pend un miroir.",
      "C’est le signe du réveil, qui est encore à venir.",
    ],
    light: [
      "Les couleurs et le fond ne sont pas décrits : eux aussi restent à vérifier.",
      "L’atmosphère naît d’un contraste : l’homme dort, et pourtant le voyage se poursuit.",
      "Endormi, Renaud ne peut pas savoir où on l’emmène.",
    ],
    story: [
      "Dans La Jérusalem délivrée, poème du Tasse, Armide vient pour tuer Renaud, mais s’éprend de lui.",
      "Elle le lie avec des fleurs, et plus tard, se voyant dans un bouclier, il se réveille.",
    ],
  },
  recordings,
};
