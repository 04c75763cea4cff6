import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/es/davide?recordings";

export const davide: WorkWords = {
  alt: "Ilustración, no el cuadro: un sombrero rojo con largas plumas sobre la empuñadura de una espada vertical, y un haz de luz dorada en la oscuridad.",
  short:
    "David ha matado a Goliat y se apoya en la empuñadura de una espada. Lleva un sombrero con plumas. Un rayo de luz ilumina la parte alta de su cuerpo y la cabeza cortada del gigante. Lo demás queda a oscuras. Battistello Caracciolo pintó la escena antes de 1612.",
  description: [
    "El combate ha terminado. David aparece de cuerpo entero, más o menos a tamaño natural, y se apoya en la empuñadura de una espada. Su sombrero con plumas no viene de la Biblia: sigue la moda de la época del pintor. Un rayo de luz, casi como un foco de teatro, ilumina la parte alta de su cuerpo y la cabeza cortada de Goliat. Lo demás queda a oscuras.",
    "La historia está en la Biblia, en el Primer libro de Samuel. El gigante Goliat desafía al ejército de Israel. David sale a su encuentro con una honda. Lo derriba de una pedrada y le corta la cabeza.",
    "Giovanni Battista Caracciolo, llamado Battistello, fue en Nápoles el primer gran seguidor de Caravaggio. Tomó la composición de un David de Guido Reni que hoy está en el Louvre. Pintó el cuadro para el cardenal Scipione Borghese, pero más tarde se atribuyó a otros pintores. Su nombre se recuperó en 1993 gracias a un recibo de 1612, el del marco para «el David pintado por Battistello».",
  ],
  audio: {
    warning: "Esta descripción habla de una cabeza cortada.",
    label: [
      "David con la cabeza de Goliat, en italiano <it>Davide con la testa di Golia</it>.",
      "Obra de Battistello Caracciolo, pintada antes de mil seiscientos doce.",
      "Óleo sobre lienzo.",
    ],
    size: [
      "El cuadro es vertical: alto como una puerta y un poco más ancho.",
      "Mide doscientos dos centímetros de alto y ciento doce de ancho.",
    ],
    subject: "David descansa después de vencer al gigante Goliat.",
    path: [
      "Hay una sola figura: David, de cuerpo entero y más o menos a tamaño natural.",
      "En la cabeza lleva un sombrero con plumas.",
      "Era la moda en tiempos del pintor.",
      "Se apoya en la empuñadura de una espada, es decir, en el mango.",
      "Es como si el arma fuera ahora un bastón.",
      "En el cuadro está también la cabeza cortada de Goliat.",
      "No decimos en qué lugar: todavía no lo hemos comprobado ante el cuadro.",
      "Alrededor está oscuro.",
    ],
    light: [
      "Un rayo de luz atraviesa esa oscuridad, casi como un foco en un escenario.",
      "Ilumina la parte alta del cuerpo de David y la cabeza de Goliat.",
      "Lo demás queda a oscuras, como un cuarto con una sola rendija en la persiana.",
      "Tampoco nombramos los colores: todavía no los hemos comprobado.",
      "El ambiente es de calma: el combate ha terminado.",
    ],
    story: [
      "En el Primer libro de Samuel, David derriba al gigante con una piedra de su honda.",
      "Caracciolo pintó este cuadro para el cardenal Scipione Borghese.",
    ],
  },
  recordings,
};
