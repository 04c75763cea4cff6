import { assert, constantFrom, array, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { DrawingError, type Refusal } from "./DrawingError.ts";
import { readDrawing } from "./readDrawing.ts";

/** The third line is where what is tried stands. */
const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 190">\n<g id="Ala" data-relief="1">\n${inside}\n</g>\n</svg>`;

const path = (more: string) => sheet(`<path id="p" d="M0 0H9V9Z" ${more}/>`);
const group = (more: string) => sheet(`<g id="p" ${more}><path d="M0 0H9V9Z"/></g>`);
const styled = (css: string) =>
  sheet(`<style>${css}</style><path id="p" class="a" d="M0 0H9V9Z"/>`);

describe("what is not understood is refused, with its place", () => {
  test.each<[what: string, svg: string, why: Refusal["why"], written?: string]>([
    ["a class without a style sheet", path('class="st0"'), "styleSheet", "st0"],
    ["a class of a group", group('class="st0"'), "styleSheet", "st0"],
    ["an entity", path('style="&st0;"'), "style", "&st0;"],
    ["half a style", path('style="fill"'), "style", "fill"],
    ["a style that ends in a bracket", path('style="fill:rgb(1"'), "style"],
    ["a colour that is none", path('fill="#12345"'), "style", "fill: #12345"],
    ["a colour kept elsewhere", path('style="fill:var(--ala)"'), "style"],
    ["a gradient", path('fill="url(#g)"'), "gradient", "url(#g)"],
    ["a pattern as a line", path('style="stroke:url(#g) none"'), "gradient"],
    ["an opacity in words", path('fill-opacity="half"'), "style", "fill-opacity: half"],
    ["an opacity that is calculated", group('style="opacity:calc(1 - 1)"'), "style"],
    ["a visibility that is none", path('visibility="no"'), "style"],
    ["a rule of filling that is none", path('fill-rule="odd"'), "style"],
    ["clipping", path('clip-path="url(#c)"'), "clip", "clip-path: url(#c)"],
    ["clipping of a group, in its style", group('style="clip-path:url(#c)"'), "clip"],
    ["a mask", path('mask="url(#c)"'), "clip"],
    ["a mask in the style", path('style="mask:url(#c)"'), "clip"],
    ["a filter", group('style="filter:url(#blur)"'), "filter"],
    ["dashes", path('stroke="#000" stroke-dasharray="4 2"'), "dashes", "4 2"],
    ["dashes that a group says", group('stroke="#000" style="stroke-dasharray:4,2"'), "dashes"],
    ["markers", path('style="marker-end:url(#Arrow)"'), "markers"],
    ["markers that a group says", group('marker="url(#Arrow)"'), "markers"],
    [
      "a line that stays as wide",
      path('stroke="#000" vector-effect="non-scaling-stroke"'),
      "effect",
    ],
    ["a width with a unit", path('stroke="#000" stroke-width="3mm"'), "unit", "stroke-width: 3mm"],
    ["a width less than none", path('stroke="#000" stroke-width="-1"'), "unit"],
    ["a transform of CSS", path('style="transform:rotate(9deg)"'), "transform"],
    ["a scale of CSS", group('style="scale:2"'), "transform"],
    ["a turn around a place that is said apart", group('transform-origin="9 9"'), "transform"],
    ["a transform with a unit", group('transform="translate(3px,0)"'), "transform"],
    ["a transform with too few numbers", group('transform="rotate(45 10)"'), "transform"],
    ["a transform with a name of no transform", group('transform="rotateX(45)"'), "transform"],
    ["a transform called as a part of JavaScript", group('transform="toString(1)"'), "transform"],
    ["a stretched line", group('transform="scale(1 3)" stroke="#000"'), "stretched"],
    ["a skewed line", group('transform="skewX(30)" stroke="#000"'), "stretched"],
    ["a place in the style", sheet('<circle id="p" r="4" style="r:9px"/>'), "style", "r: 9px"],
    ["everything at once", path('style="all:unset"'), "style"],
    ["what is for some readers", path('systemLanguage="it"'), "condition"],
    ["a length in per cent", sheet('<rect id="p" width="50%" height="3"/>'), "unit", 'width="50%"'],
    ["a length in words", sheet('<circle id="p" r="large"/>'), "unit"],
    ["a length with a letter", sheet('<circle id="p" r="4O"/>'), "unit", 'r="4O"'],
    ["a path that stops in the middle", sheet('<path id="p" d="M0 0L9"/>'), "path"],
    ["an odd list of places", sheet('<polygon id="p" points="0 0 9 9 3"/>'), "path"],
    ["a list of places with letters", sheet('<polyline id="p" points="0 0 L 9 9"/>'), "path"],
    ["a height on a shape", path('data-relief="3"'), "heightElsewhere"],
    ["a texture on a shape", path('data-texture="dots"'), "heightElsewhere"],
    ["a texture within a thing", group('data-texture="dots"'), "heightElsewhere"],
    ["a text", sheet('<text id="p">A</text>'), "text"],
    ["a picture", sheet('<image id="p" href="a.png"/>'), "picture"],
    ["what is no drawing", sheet('<foreignObject id="p"/>'), "picture"],
    ["a copy", sheet('<use id="p" href="#a"/>'), "copy"],
    ["a drawing in the drawing", sheet('<svg id="p"/>'), "sheetInSheet"],
    ["a choice", sheet('<switch id="p"><g/></switch>'), "condition"],
    ["an element nobody knows", sheet('<mesh id="p"/>'), "element"],
    ["an element called as a part of JavaScript", sheet('<toString id="p"/>'), "element"],
    ["an opacity with two points", path('opacity="1.2.3"'), "style", "opacity: 1.2.3"],
  ])("%s", (_, svg, why, written) => {
    const refusal = refusalOf(svg);
    expect(refusal).toMatchObject({ why, thing: "Ala", line: 3 });
    expect(refusal.element).toMatch(/^<\w+(?: id="p")?>$/);
    expect(refusal.written ?? "").toContain(written ?? "");
  });

  test.each([
    ["that is smaller than the sheet", '<rect width="150" height="90"/>', ""],
    ["of two shapes", '<rect width="150" height="190"/><rect width="9" height="9"/>', ""],
    ["that is round", '<circle r="500"/>', ""],
    ["that is turned", '<rect width="150" height="190" transform="rotate(9)"/>', ""],
    ["of what is moved", '<rect width="150" height="190"/>', 'transform="translate(9)"'],
  ])("a clip %s", (_, inside, moved) => {
    const svg = path(`clip-path="url(#C)" ${moved}`);
    const clip = `<clipPath id="C">${inside}</clipPath></svg>`;
    expect(refusalOf(svg.replace("</svg>", clip))).toMatchObject({ why: "clip", line: 3 });
  });

  test.each(["url(#C')", "url(#C) url(#C)", "url(a.svg#C)"])("a clip at %s", (address) => {
    const clip = '<clipPath id="C"><rect width="150" height="190"/></clipPath></svg>';
    const svg = path(`clip-path="${address}"`).replace("</svg>", clip);
    expect(refusalOf(svg)).toMatchObject({ why: "clip", line: 3 });
    expect(readDrawing(svg.replace(address, "url( '#C' )")).things).toHaveLength(1);
  });

  test("what moves, in a shape", () => {
    const svg = sheet('<path d="M0 0H9V9Z">\n<animate attributeName="opacity"/></path>');
    expect(refusalOf(svg)).toMatchObject({ why: "moving", line: 4, element: "<animate>" });
  });

  test.each([
    ["a rule for what is in something", ".b .a {fill:none}", ".b .a"],
    ["a rule for what a mouse is on", ".a:hover{fill:none}", ".a:hover"],
    ["a rule for some attribute", '[class="a"]{fill:none}', '[class="a"]'],
    ["a rule for some screens", "@media print{.a{fill:none}}", "@media print{.a{fill:none}}"],
    ["a style sheet elsewhere", "@import 'a.css';\n.a{fill:none}", "@import 'a.css'; .a"],
    ["a rule that does not end", ".a{fill:none", ".a{fill:none"],
    ["a rule that says nothing", ".a{fill}", ".a"],
  ])("%s", (_, css, written) => {
    expect(refusalOf(styled(`\n\n${css}`))).toMatchObject({ why: "rule", written, line: 5 });
  });

  test("a style sheet that is in another file, or for paper", () => {
    const outside = `<?xml version="1.0"?>\n<?xml-stylesheet href="a.css"?>\n${path("")}`;
    expect(refusalOf(outside)).toMatchObject({ why: "styleSheet", line: 2 });
    const paper = sheet('<style media="print">.a{}</style>');
    expect(refusalOf(paper)).toMatchObject({ why: "rule", written: "print", line: 3 });
  });

  test.each([
    ["an attribute without quotation marks", path("fill=none")],
    ["an attribute twice", path('fill="none" fill="red"')],
  ])("%s", (_, svg) => {
    expect(refusalOf(svg)).toMatchObject({ why: "malformed", line: 3 });
  });

  test("a sheet that is turned", () => {
    const svg = path("").replace("<svg", '<svg transform="rotate(3)"');
    expect(refusalOf(svg)).toMatchObject({ why: "transform", line: 1 });
  });

  test("in one line of English, for scripts", () => {
    expect(() => readDrawing(path('clip-path="url(#c)"'))).toThrow(
      'Ala: it is clipped or masked: “clip-path: url(#c)” (line 3, <path id="p">)',
    );
  });
});

describe("what is not seen is no part of the relief", () => {
  test.each([
    ["no fill", path('fill="none"')],
    ["no fill, which is important", path('style="fill:none!important"')],
    ["no fill, in capitals", path('style="FILL: None"')],
    ["no fill, beside a comment", path('style="/* fill:red */fill:none;"')],
    ["a fill one sees through", path('fill="red" fill-opacity="0"')],
    ["a fill one sees through, said by a group", group('style="fill-opacity:0"')],
    ["a transparent fill", path('fill="transparent"')],
    ["a fill without any colour", path('style="fill:rgba(9, 9, 9, 0)"')],
    ["a fill without any colour, by its number", path('fill="#99990000"')],
    ["a shape one sees through", path('opacity="0"')],
    ["a group one sees through", group('style="opacity:0%"')],
    ["a hidden shape", path('visibility="hidden"')],
    ["a hidden group", group('style="visibility:hidden"')],
    ["a shape that is switched off", path('display="none"')],
    ["a shape that is switched off, which is important", path('style="display:none !important"')],
    ["a line of no width", path('fill="none" stroke="#000" stroke-width="0"')],
    ["a line one sees through", path('fill="none" stroke="#000" stroke-opacity="0"')],
    ["what a style sheet says", styled(".a{fill:none}")],
    ["a style sheet that is important", styled(".a{fill:none!important}#p{fill:red}")],
    ["the stronger of two rules", styled("path.a{fill:none}.a{fill:red}")],
    ["the later of two rules", styled(".a{fill:red}\n.b,.a{fill:none}")],
    ["a rule for everything", styled("*{fill:none}.a{}")],
    ["what is for others to use", sheet('<symbol><path d="M0 0H9V9Z"/></symbol>')],
    ["what a drawing program keeps", sheet('<i:art xmlns:i="x"><path d="M0 0H9"/></i:art>')],
    ["a round thing of no size", sheet('<circle r="0"/>')],
    ["a box of no size", sheet('<rect width="9"/>')],
  ])("%s", (_, svg) => {
    const things = readDrawing(svg).things;
    expect(things.flatMap(({ surfaces }) => surfaces.flatMap(({ outlines }) => outlines))).toEqual(
      [],
    );
    expect(things.flatMap(({ lines }) => lines)).toEqual([]);
  });

  test("nor is a layer that is hidden as a whole", () => {
    const svg = path("").replace(
      "</svg>",
      '<g data-relief="2" visibility="hidden"><path d="M0 0H9V9"/></g></svg>',
    );
    expect(readDrawing(svg).things.map(({ name }) => name)).toEqual(["Ala"]);
  });

  test("but what is shown again in what is hidden, is", () => {
    const svg = sheet('<g visibility="hidden"><path d="M0 0H9V9Z" visibility="visible"/></g>');
    expect(readDrawing(svg).things[0]!.surfaces).toHaveLength(1);
  });
});

describe("what drawing programs export is read as it is seen", () => {
  const inThing = '<path d="M0 0H9V9Z"';
  test.each([
    [
      "Illustrator, with a style sheet",
      `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg id="Livello_1" data-name="Livello 1" xmlns="&ns_svg;" viewBox="0 0 150 190"><defs><style>.cls-1,.cls-2{fill:none;}.cls-2{stroke:#231f20;stroke-miterlimit:10;stroke-width:3px;}</style></defs><rect class="cls-1" width="150" height="190"/><g id="ala" data-name="Ala" data-relief="1">${inThing} class="cls-2"/></g></svg>`,
    ],
    [
      "Inkscape",
      `<svg width="150mm" height="190mm" viewBox="0 0 150 190" version="1.1" id="svg1" inkscape:version="1.3" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"><sodipodi:namedview id="v" showgrid="true"><inkscape:grid id="g"/></sodipodi:namedview><defs id="d"><inkscape:path-effect effect="skeletal" id="e"/><clipPath id="c"><rect/></clipPath></defs><g inkscape:label="Ala" inkscape:groupmode="layer" id="layer1" style="display:inline" data-relief="1">${inThing} style="opacity:1;fill:none;fill-opacity:1;stroke:#000000;stroke-width:3;stroke-dasharray:none;stroke-opacity:1;vector-effect:none;-inkscape-stroke:none;marker:none" sodipodi:nodetypes="ccc"/></g></svg>`,
    ],
    [
      "Figma",
      `<svg width="150" height="190" viewBox="0 0 150 190" fill="none" xmlns="http://www.w3.org/2000/svg"><g id="Frame 1" clip-path="url(#clip0)"><g id="Ala" data-relief="1">${inThing} stroke="black" stroke-width="3"/></g></g><defs><clipPath id="clip0"><rect width="150" height="190" fill="white"/></clipPath></defs></svg>`,
    ],
    [
      "Affinity",
      `<svg width="100%" height="100%" viewBox="0 0 150 190" version="1.1" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><rect id="Tavola" x="0" y="0" width="150" height="190" style="fill:none;"/><g id="ala" serif:id="Ala" data-relief="1" transform="matrix(1,0,0,1,0,0)">${inThing} style="fill:none;stroke:rgb(35,31,32);stroke-width:3px;"/></g></svg>`,
    ],
    [
      "CorelDRAW",
      `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="150mm" height="190mm" version="1.1" style="shape-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 150 190" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[
    .str0 {stroke:#2B2A29;stroke-width:3;stroke-miterlimit:22.9256}
    .fil0 {fill:none}
  ]]></style></defs><g id="Ala" data-relief="1"><metadata id="CorelCorpID_0Corel-Layer"/>${inThing} class="fil0 str0"/></g></svg>`,
    ],
  ])("%s", (_, svg) => {
    const { things } = readDrawing(svg);
    expect(things.map(({ name }) => name)).toEqual(["Ala"]);
    expect(things[0]!.surfaces).toEqual([]);
    expect(things[0]!.lines.map(({ width }) => width)).toEqual([3]);
  });
});

describe("what makes no difference is no hindrance", () => {
  test.each([
    [
      "what Inkscape writes into a style",
      path(
        "style=\"opacity:1;mix-blend-mode:normal;fill:#aaa;fill-opacity:0.5;stroke-dasharray:none;-inkscape-stroke:none;marker:none;clip-path:none;font-family:'A;B';paint-order:stroke fill\"",
      ),
    ],
    [
      "a colour in two ways, as Figma has it",
      path('style="fill:#D9D9D9;fill:color(display-p3 0.85 0.85 0.85);fill-opacity:1"'),
    ],
    ["dashes without a line", path('stroke="none" stroke-dasharray="4"')],
    ["a gradient that nobody sees", path('fill="red" stroke="url(#g)" stroke-opacity="0"')],
    ["pixels, which are units of the drawing", sheet('<rect x="1px" width="9px" height="9px"/>')],
    ["fonts in a style sheet", styled('@font-face{font-family:"A";src:url(a)}.a{fill:red}')],
    ["a style sheet in CDATA", styled("<![CDATA[.a{fill:#aaa}]]>")],
    ["no fill that is no more", path('style="fill:red" fill="none"')],
    ["no fill that the style sheet takes back", styled(".a{fill:red}path{fill:none}")],
    ["a link", sheet('<a href="#x"><path d="M0 0H9V9Z"/></a>')],
    ["an odd number in a transform without a line", group('transform="scale(1,3)"')],
  ])("%s", (_, svg) => {
    expect(readDrawing(svg).things[0]!.surfaces).toHaveLength(1);
  });

  test("a frame that is not painted, outside of every thing", () => {
    const svg = path("").replace("<g", '<rect width="150" height="190" fill="none"/><g');
    expect(readDrawing(svg).things).toHaveLength(1);
  });

  test("groups around things, which are moved with them", () => {
    const svg = `<svg viewBox="0 0 150 190"><g transform="translate(5)"><g><g data-relief="2"><path d="M0 0H9V9"/></g></g></g></svg>`;
    expect(readDrawing(svg).things[0]!.surfaces[0]!.outlines[0]![0]).toEqual([5, 0]);
  });
});

test("whatever a drawing is made of, it is read or refused, and has no place that is no place", () => {
  const pieces = constantFrom(
    '<g data-relief="1">',
    '<g data-relief="2">',
    '<g transform="scale(1e200)">',
    '<g transform="scale(0)">',
    '<g transform="matrix(1e20 0 0 1 1e308 1e308)">',
    "</g>",
    '<path d="M0 0H9V9Z"/>',
    '<path d="M1 1A0 4 0 0 1 1 1"/>',
    '<path d="M0 0C1e308 9 1e308 9 9 9"/>',
    '<circle r="4" style="fill:none;stroke:#000"/>',
    '<rect width="9" height="9" ry="2"/>',
    '<polygon points=""/>',
    "<style>.a{fill:none}</style>",
    '<path class="a" d="M0 0H9"/>',
    "<text>A</text>",
    "&",
    "<",
    "<!--",
    "<![CDATA[",
  );
  assert(
    property(array(pieces, { maxLength: 12 }), (inside) => {
      const things = readOrRefused(sheet(inside.join("")));
      const places = [
        things.flatMap(({ lines }) => lines.flatMap(({ points }) => points.flat())),
        things.flatMap(({ surfaces }) => surfaces.flatMap(({ outlines }) => outlines.flat(2))),
      ].flat();
      expect(places.every(Number.isFinite)).toBe(true);
    }),
  );
});

function refusalOf(svg: string): Refusal {
  try {
    readDrawing(svg);
  } catch (error) {
    if (error instanceof DrawingError) return error.refusal;
    throw error;
  }
  throw new Error("It was read.");
}

/** Nothing else may go wrong with a drawing. */
function readOrRefused(svg: string) {
  try {
    return readDrawing(svg).things;
  } catch (error) {
    if (error instanceof DrawingError) return [];
    throw error;
  }
}
