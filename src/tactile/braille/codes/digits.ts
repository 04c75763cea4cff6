/** The digits as the letters a to j, of which a number sign makes a number. */
export const digits: Record<string, string> = {
  1: "1",
  2: "12",
  3: "14",
  4: "145",
  5: "15",
  6: "124",
  7: "1245",
  8: "125",
  9: "24",
  0: "245",
};

/** The first digit of a number; a point or a comma between digits does not end it. */
export const numberBegins = /(?<!\d|\d[.,])\d/;

/** A letter that would be read as one more digit. */
export const digitLike = /(?<=\d[.,]?)[a-j]/;
