/** Of the drawings, the models and the touch guides; the code has another. */
export const license = {
  name: "Creative Commons Attribuzione 4.0 (CC\u00A0BY\u00A04.0)",
  address: "https://creativecommons.org/licenses/by/4.0/deed.it",
};
