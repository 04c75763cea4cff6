import type { Tag } from "../../lib/walkXml.ts";

/** Why a drawing cannot be followed, for whoever runs a script; the studio says it in Italian. */
const inEnglish = {
  notSvg: "it is no SVG drawing, or half of one",
  malformed: "an attribute is not written as XML has it",
  sheet: "its viewBox must be the sheet, on which one unit is a millimetre",
  noThing: "no group says its height: data-relief",
  noHeight: "data-relief says no height in millimetres",
  heightElsewhere: "only a group that is a thing has data-relief and data-texture",
  texture: "there is no such texture",
  thingInThing: "another thing is in it",
  outOfThing: "it is in no group that says its data-relief",
  transform: "its transform cannot be read",
  stretched: "a transform makes its line wider one way than the other",
  styleSheet: "how it is painted is in a style sheet that is not in the drawing",
  rule: "this rule of the style sheet cannot be followed",
  style: "its style cannot be read",
  gradient: "it is painted with a gradient or a pattern",
  unit: "a length is no number without a unit",
  path: "a path in it cannot be read",
  clip: "it is clipped or masked",
  filter: "it has a filter",
  dashes: "its line is dashed",
  markers: "its line has markers",
  effect: "its line does not grow with the drawing",
  condition: "it is there for some readers only",
  text: "a text cannot be made into a relief; a path can",
  picture: "a picture cannot be made into a relief; a path can",
  copy: "a copy (<use>) cannot be followed; a path can",
  moving: "it changes while it is looked at",
  sheetInSheet: "a drawing in a drawing cannot be followed",
  element: "it cannot be made into a relief; a path can",
} as const;

export type Why = keyof typeof inEnglish;

/** Why a drawing cannot be followed, and where. */
export type Refusal = {
  why: Why;
  /** As the illustrator calls it. */
  thing?: string | undefined;
  /** The element as its tag begins: `<path id="path12">`. */
  element?: string | undefined;
  line?: number | undefined;
  /** What is written there. */
  written?: string | undefined;
};

/** Refuses the element that is being read; what is `written` there is told. */
export type Refuse = (why: Why, written?: string) => never;

/** A drawing is not guessed at: what is not understood is refused, with its place. */
export class DrawingError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { why, thing, element, line, written } = refusal;
    const place = [line && `line ${line}`, element].filter(Boolean).join(", ");
    super(
      [thing && `${thing}: `, inEnglish[why], written && `: “${written}”`, place && ` (${place})`]
        .filter(Boolean)
        .join(""),
    );
    this.refusal = refusal;
  }
}

/** Refuses what is written in an element. */
export function refuserFor(
  name: string,
  tag: Tag,
  thing: () => string | undefined = () => undefined,
): Refuse {
  return (why, written) => {
    const id = tag.own("id");
    throw new DrawingError({
      why,
      thing: thing(),
      element: id ? `<${name} id="${shortened(id)}">` : `<${name}>`,
      line: tag.line(),
      written: written === undefined ? undefined : shortened(written),
    });
  };
}

/** A path may have thousands of letters. */
export function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
