import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/es/rinaldo-e-armida?recordings";

export const rinaldoEArmida: WorkWords = {
  alt: "Ilustración, no el cuadro: un espejo de mano plateado, atado con una guirnalda de flores rosas y blancas, ante unas colinas oscuras al anochecer.",
  short:
    "El caballero Reinaldo duerme, hechizado, en el carro encantado que conduce la maga Armida. A la derecha cuelga un espejo, señal del despertar que ha de llegar. Alessandro Tiarini tomó la historia de la «Jerusalén liberada», el poema de Tasso, y la pintó entre 1620 y 1625, aproximadamente.",
  description: [
    "Un caballero duerme y una maga guía el carro. Reinaldo está bajo el hechizo de Armida, que se lo lleva en su carro encantado. A la derecha cuelga un espejo. Para quien conoce la historia, es una señal: un día Reinaldo se verá a sí mismo y despertará.",
    "Los dos amantes son personajes de la «Jerusalén liberada», el poema de Tasso impreso en 1581. En el canto catorce, Armida llega dispuesta a matar a Reinaldo, pero se enamora de él. Lo ata con flores y se lo lleva. En el canto dieciséis aparecen un espejo y un escudo pulido. El espejo acompaña los días de amor; el escudo les pone fin. En él Reinaldo ve en qué se ha convertido y despierta del hechizo.",
    "Alessandro Tiarini nació en Bolonia en 1577 y tenía fama de gran lector. Pintó varias veces a los amantes de Tasso. La primera noticia de este cuadro en la Villa Borghese es de 1650.",
  ],
  audio: {
    label: [
      "Reinaldo y Armida, en italiano <it>Rinaldo e Armida</it>.",
      "Obra de Alessandro Tiarini.",
      "Pintada entre mil seiscientos veinte y mil seiscientos veinticinco, aproximadamente.",
      "Óleo sobre lienzo.",
    ],
    size: [
      "El cuadro es apaisado, es decir, más ancho que alto.",
      "De ancho ocupa más o menos lo que un hombre alto tumbado.",
      "De alto mide ciento veintisiete centímetros y medio.",
      "De ancho, ciento ochenta y ocho centímetros y medio.",
    ],
    subject: "Una maga, Armida, se lleva en su carro encantado a un caballero dormido, Reinaldo.",
    namesSides: true,
    path: [
      "Hay un carro, y lo guía Armida.",
      "Reinaldo va en él, dormido.",
      "Está bajo un hechizo.",
      "Armida está despierta.",
      "Él duerme; ella está en plena tarea.",
      "No decimos a qué lado está cada figura: todavía no lo hemos comprobado ante el cuadro.",
      "A la derecha cuelga un espejo.",
      "Es la señal de un despertar que aún no ha llegado.",
    ],
    light: [
      "Tampoco describimos los colores ni el fondo: todavía no los hemos comprobado.",
      "El ambiente nace de un contraste: alguien descansa y el viaje sigue.",
      "Dormido, Reinaldo no puede saber adónde lo llevan.",
    ],
    story: [
      "En el poema Jerusalén liberada, de Tasso, Armida llega para matar a Reinaldo, pero se enamora.",
      "Lo ata con flores, y más tarde él despierta al verse reflejado en un escudo.",
    ],
  },
  recordings,
};
