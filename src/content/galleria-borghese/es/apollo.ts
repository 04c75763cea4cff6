import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/es/apollo?recordings";

export const apollo: WorkWords = {
  alt: "Ilustración, no el cuadro: un instrumento parecido a un violín, con su arco, dentro de una corona de laurel, ante un sol claro de rayos dorados.",
  short:
    "Apolo, con una corona de laurel, acaba de levantar el arco de su instrumento, una <it>lira da braccio</it>. Su figura llena la mayor parte de la altura del lienzo. A lo lejos, una Dafne diminuta corre y se convierte en laurel. Dosso Dossi pintó la escena hacia 1525.",
  description: [
    "Apolo está sentado cerca de nosotros, medio desnudo y coronado de laurel. Llena la mayor parte de la altura del lienzo. Acaba de levantar el arco de su instrumento. No es una lira antigua, sino una <it>lira da braccio</it>: los músicos del Renacimiento la sujetaban como un violín y la tocaban con arco. Un paño verde, con el borde de hilo de oro, le cubre la parte baja del cuerpo. Las hojas de la corona repiten ese verde. El pecho, robusto, recuerda a una escultura antigua: el Torso del Belvedere.",
    "A lo lejos, a la izquierda, unas pocas pinceladas bastan para mostrar a Dafne, que corre. Ovidio cuenta la historia en las «Metamorfosis». Apolo se burló de Cupido porque llevaba arco y flechas. Cupido respondió con dos heridas: al dios le infundió amor; a la ninfa Dafne, rechazo. Apolo la persiguió. Ella suplicó a su padre, Peneo, dios de un río, que le quitara aquella figura que gustaba demasiado. Y se convirtió en laurel.",
    "Dosso Dossi fue pintor de la corte de Alfonso I de Este, en Ferrara. En 1693 el cuadro se registró como un Orfeo. Hacia 1800 pasaba por obra de Caravaggio. Más tarde se devolvió a Dosso.",
  ],
  audio: {
    label: [
      "Apolo, en italiano <it>Apollo</it>.",
      "Obra de Dosso Dossi, pintada hacia mil quinientos veinticinco.",
      "Óleo sobre lienzo.",
    ],
    size: [
      "El cuadro es vertical: casi tan alto como una puerta y un poco más ancho.",
      "Mide ciento noventa y un centímetros de alto y ciento dieciséis de ancho.",
    ],
    subject: "Apolo, dios de la música, acaba de levantar el arco de su instrumento.",
    namesSides: true,
    path: [
      "En primer plano, en el centro, está sentado Apolo.",
      "Su figura llena la mayor parte de la altura del lienzo.",
      "Una corona de hojas de laurel le rodea la cabeza.",
      "Tiene el pecho desnudo y robusto, como el de una estatua antigua.",
      "El brazo derecho, a nuestra izquierda, sostiene en alto el arco.",
      "Sobre el hombro izquierdo, a nuestra derecha, descansa una <it>lira da braccio</it>.",
      "Es un instrumento que se sujeta como un violín y se toca con arco.",
      "Sobre la parte baja del cuerpo hay un paño con el borde de hilo de oro.",
      "A lo lejos, a la izquierda, corre una figura diminuta.",
      "Es Dafne, pintada con unas pocas pinceladas.",
      "Se está convirtiendo en un árbol, el laurel.",
      "Más allá se aprietan los árboles, y hay una ciudad junto al agua.",
    ],
    light: [
      "El paño es verde como el musgo, y las hojas de laurel repiten ese verde.",
      "La cara de Apolo y su brazo levantado salen de la sombra.",
      "Es como si acabara de sonar la última nota y quedara el silencio.",
    ],
    story: [
      "En las Metamorfosis de Ovidio, Cupido despierta en Apolo el amor y en Dafne el rechazo.",
      "El dios la persigue, ella pide ayuda a su padre y se convierte en laurel.",
    ],
  },
  recordings,
};
