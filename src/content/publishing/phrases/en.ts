/** How the facts of a work are said in English; the other languages have the same phrases. */
export const en = {
  artistUnknown: "artist unknown",
  makerUnknown: "maker unknown",
  hands: {
    attributed: (name: string) => `attributed to ${name}`,
    workshopOf: (name: string) => `workshop of ${name}`,
    withWorkshop: (name: string) => `${name} and workshop`,
    withAssistants: (name: string) => `${name} and assistants`,
    workshop: (name: string) => `attributed to ${name} and workshop`,
    school: (name: string) => `school of ${name}`,
    circle: (name: string) => `circle of ${name}`,
    follower: (name: string) => `follower of ${name}`,
    manner: (name: string) => `in the manner of ${name}`,
    after: (name: string) => `after ${name}`,
  },
  dates: {
    year: (year: string) => year,
    years: (first: string, last: string) => `${first} to ${last}`,
    about: (year: string) => `about ${year}`,
    between: (first: string, last: string) => `about ${first} to ${last}`,
    before: (year: string) => `before ${year}`,
    after: (year: string) => `after ${year}`,
    century: (number: number) => `${number}${ordinal(number)} century`,
    beforeChrist: (date: string) => `${date} BC`,
  },
  techniques: {
    oilOnCanvas: "Oil on canvas",
    oilOnPanel: "Oil on panel",
    fresco: "Fresco",
    marble: "Marble",
    bronze: "Bronze",
    terracotta: "Terracotta",
    plaster: "Plaster",
    wood: "Wood",
    stone: "Stone",
    brick: "Brick",
  },
  measures: {
    height: (size: string) => `${size} cm high`,
    width: (size: string) => `${size} cm wide`,
    depth: (size: string) => `${size} cm deep`,
    diameter: (size: string) => `${size} cm in diameter`,
  },
  signs: {
    lis: "Italian Sign Language (LIS)",
    lsf: "French Sign Language (LSF)",
    dgs: "German Sign Language (DGS)",
    lse: "Spanish Sign Language (LSE)",
    bsl: "British Sign Language (BSL)",
    asl: "American Sign Language (ASL)",
    is: "International Sign (IS)",
  },
  /** Who reads a recording, and in which month it was read: “November 2026”. */
  readBy: (name: string, month: string) => `Read by ${name} in ${month}.`,
  /** What the voice says in every audio description. */
  spoken: {
    path: "We go from what is closest to us to what is furthest away.",
    sides: "Left and right are yours, as you face the picture.",
    sidesOfWork: "Left and right are yours, as you face the work.",
    end: "End of description.",
  },
};

/** English is the type of the other languages: a missing or an extra phrase does not compile. */
export type Phrases = typeof en;

function ordinal(number: number) {
  if (number >= 11 && number <= 13) return "th";
  return ["th", "st", "nd", "rd"][number % 10] ?? "th";
}
