import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/de/davide?recordings";

export const davide: WorkWords = {
  alt: "Illustration, nicht das Gemälde: ein roter Hut mit langen Federn über dem Griff eines aufrechten Schwertes, dazu ein goldener Lichtstrahl im Dunkeln.",
  short:
    "David hat Goliath getötet. Nun stützt er sich auf den Griff eines Schwertes, auf dem Kopf einen Hut mit Federn. Ein Lichtstrahl trifft seinen Oberkörper und den abgeschlagenen Kopf des Riesen. Alles andere ist dunkel. Battistello Caracciolo malte das Bild vor 1612.",
  description: [
    "Der Kampf ist vorbei. David ist in ganzer Gestalt zu sehen, ungefähr lebensgroß, und stützt sich auf den Griff eines Schwertes. Sein Hut mit Federn stammt nicht aus der Bibel: Solche Hüte waren Mode, als das Bild gemalt wurde. Ein Lichtstrahl, fast wie im Theater, trifft seinen Oberkörper und den abgeschlagenen Kopf Goliaths. Der Rest liegt im Dunkeln.",
    "Die Bibel erzählt die Geschichte im Ersten Buch Samuel. Der Riese Goliath fordert das Heer Israels heraus. David tritt ihm mit einer Steinschleuder entgegen. Sein Stein wirft den Riesen nieder, dann schlägt David ihm den Kopf ab.",
    "Giovanni Battista Caracciolo, genannt Battistello, war der erste große Nachfolger Caravaggios in Neapel. Den Aufbau des Bildes übernahm er von Guido Reni: Dessen David ist heute im Louvre. Caracciolo malte sein Bild für Kardinal Scipione Borghese. Später schrieb man es anderen Malern zu. Die Lösung brachte 1993 ein Dokument von 1612: eine Quittung über den Rahmen für „den David, gemalt von Battistello“.",
  ],
  audio: {
    warning: "In dieser Beschreibung kommt ein abgeschlagener Kopf vor.",
    label: [
      "David mit dem Haupt Goliaths, von Battistello Caracciolo.",
      "Auf Italienisch heißt das Bild <it>Davide con la testa di Golia</it>.",
      "Gemalt vor sechzehnhundertzwölf.",
      "Öl auf Leinwand.",
    ],
    size: [
      "Das Bild ist ein Hochformat, ungefähr so hoch wie eine Tür und etwas breiter.",
      "Zweihundertzwei Zentimeter hoch, hundertzwölf breit.",
    ],
    subject: "Nach seinem Sieg über den Riesen Goliath hält David inne.",
    path: [
      "Eine einzige Figur ist dargestellt: David, in ganzer Gestalt, ungefähr lebensgroß.",
      "Auf dem Kopf trägt er einen Hut mit Federn.",
      "Solche Hüte waren Mode, als das Bild gemalt wurde.",
      "Er stützt sich auf den Griff eines Schwertes.",
      "Aus der Waffe ist eine Stütze geworden, wie ein Spazierstock.",
      "Im Bild ist auch der abgeschlagene Kopf Goliaths.",
      "Wo er sich befindet, sagen wir erst, wenn es vor dem Gemälde überprüft ist.",
      "Ringsum ist es dunkel.",
    ],
    light: [
      "Ein Lichtstrahl durchschneidet das Dunkel, fast wie ein Scheinwerfer auf einer Bühne.",
      "Er trifft Davids Oberkörper und den Kopf Goliaths.",
      "Alles andere bleibt dunkel, wie ein Zimmer, in dem ein Fensterladen nur einen Spalt offen steht.",
      "Auch die Farben beschreiben wir erst, wenn sie überprüft sind.",
      "Die Stimmung ist still: Der Kampf ist vorbei.",
    ],
    story: [
      "Im Ersten Buch Samuel wirft David den Riesen mit einem Stein aus seiner Schleuder nieder.",
      "Caracciolo malte das Bild für Kardinal Scipione Borghese.",
    ],
  },
  recordings,
};
