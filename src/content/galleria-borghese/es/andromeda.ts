import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/es/andromeda?recordings";

export const andromeda: WorkWords = {
  alt: "Ilustración, no el cuadro: un caballo blanco con alas vuela ante un sol rojo, sobre una ola que se encrespa y una roca con una cadena y un grillete abierto.",
  short:
    "Andrómeda, desnuda, está sentada en una roca con las muñecas encadenadas. Mira con miedo hacia el mar, donde un monstruo abre las fauces. Arriba, armado y a lomos de un caballo volador, llega Perseo para liberarla. Rutilio Manetti pintó la escena hacia 1611 o 1612.",
  description: [
    "A la derecha, Andrómeda está sentada en una roca. Está desnuda y tiene las muñecas encadenadas. Mira con miedo hacia el mar. Abajo, a la izquierda, un monstruo abre las fauces; detrás flota una barca pequeña. Arriba, Perseo, armado, cruza el aire a lomos de un caballo volador. El mar se extiende hasta un horizonte brumoso, con rocas. Azules, verdes y grises enfrían el cuadro. Hay acentos cálidos en la piel de Andrómeda y en la ropa del jinete.",
    "Según el mito, la reina Casiopea presumió de ser más bella que las Nereidas, las ninfas del mar. El dios del mar envió un monstruo, y un oráculo exigió que la hija de la reina, Andrómeda, fuera entregada al monstruo. Ovidio cuenta el rescate en las «Metamorfosis». Perseo, que acababa de matar a Medusa, pasaba volando y vio a Andrómeda. En Ovidio vuela con sandalias aladas; artistas posteriores le dieron el caballo Pegaso.",
    "Rutilio Manetti era un pintor de Siena. El número 699, pintado abajo a la izquierda, es un antiguo número de inventario.",
  ],
  audio: {
    warning: "Esta descripción habla de una mujer desnuda y encadenada.",
    label: [
      "Andrómeda liberada por Perseo, en italiano <it>Andromeda liberata da Perseo</it>.",
      "Obra de Rutilio Manetti, pintada hacia mil seiscientos once o mil seiscientos doce.",
      "Óleo sobre lienzo.",
    ],
    size: [
      "El cuadro es vertical, tan alto como una persona adulta.",
      "De ancho mide unos dos tercios de esa altura.",
      "Mide ciento setenta y siete centímetros de alto y ciento veinte de ancho.",
    ],
    subject:
      "Andrómeda está encadenada, un monstruo la amenaza y Perseo viene volando a liberarla.",
    namesSides: true,
    path: [
      "A la derecha, Andrómeda está sentada en una roca.",
      "Está desnuda y tiene las muñecas encadenadas.",
      "Mira con miedo hacia el mar.",
      "Abajo, a la izquierda, un monstruo marino abre las fauces.",
      "Detrás del monstruo flota una barca pequeña.",
      "Arriba, Perseo, armado, monta un caballo volador.",
      "Al fondo, el mar se extiende hasta un horizonte con rocas.",
    ],
    light: [
      "Los colores son fríos: azules, verdes y grises, como el agua bajo las nubes.",
      "El horizonte está borroso, como detrás de un cristal empañado.",
      "Hay acentos cálidos en la piel de Andrómeda y en la ropa del jinete.",
      "Es como si ese calor los uniera a través del aire frío.",
      "La escena está en tensión: las fauces se abren y la ayuda aún no ha llegado.",
    ],
    story: [
      "En las Metamorfosis de Ovidio, Andrómeda debe pagar por la jactancia de su madre, Casiopea.",
      "Perseo pasa volando, ve a Andrómeda y lucha contra el monstruo.",
    ],
  },
  recordings,
};
