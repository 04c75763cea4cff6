import { assert, property } from "fast-check";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hostileText } from "../../lib/fixtures/hostileText.ts";
import { DrawingError } from "../../tactile/drawing/DrawingError.ts";
import { readDrawing } from "../../tactile/drawing/readDrawing.ts";
import { drawingProblems } from "./drawingProblems.ts";

const root = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10">';
const xlink = root.replace(">", ' xmlns:xlink="http://www.w3.org/1999/xlink">');

describe("a drawing is harmless", () => {
  const ours = ["museums", "src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // A drawing of a model is read, never shown.
      .filter((file) => file.endsWith(".svg") && !file.includes("/models/"))
      .map((file) => join(folder, file)),
  );

  it.each(ours)("%s", (file) => {
    expect(drawingProblems(readFileSync(file, "utf8"))).toEqual([]);
  });

  it.each([
    ["in plain XML", `<?xml version="1.0" encoding="UTF-8"?>\n${root}</svg>\n`],
    ["with a comment", `<!-- by hand -->${root}<!-- <script> --><g/></svg><!-- end -->`],
    ["with a title", `${root}<title>Apollo &amp; Daphne &#169; &lt;3</title></svg>`],
    ["in single quotes", `${root}<path d='M0 0' /></svg>`],
    ["that uses its own parts", `${root}<g id="a"/><use href="#a"/><use href='#a'/></svg>`],
    ["that uses them by XLink", `${xlink}<g id="a"/><use xlink:href="#a"/></svg>`],
    ["that fills by its own parts", `${root}<path fill="url(#a)" mask="url( '#b' ) "/></svg>`],
    ["with transformations", `${root}<g transform="rotate(4) skewX(2)" fill="rgb(1 2 3)"/></svg>`],
    ["of a very long path", `${root}<path d="${"M0 0".repeat(1_000_000)}"/></svg>`],
    ["of very many shapes", `${root}${"<path/>".repeat(90_000)}</svg>`],
    ["with a very long comment", `${root}<!--${"- ".repeat(2_000_000)}--></svg>`],
  ])("%s", (_, svg) => {
    expect(drawingProblems(svg)).toEqual([]);
  });
});

describe("a drawing is refused", () => {
  it.each([
    ["<script> cannot be in a drawing", "<script>alert(1)</script>"],
    ["<SCRIPT> cannot be in a drawing", "<SCRIPT/>"],
    ["<svg:script> cannot be in a drawing", '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ["<s:script> cannot be in a drawing", '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ["<style> cannot be in a drawing", "<style>@import 'x'</style>"],
    ["<foreignObject> cannot be", "<foreignObject/>"],
    ["<image> cannot be", '<image href="#a"/>'],
    ["<feImage> cannot be", "<feImage/>"],
    ["<text> cannot be", "<text>Apollo</text>"],
    ["<a> cannot be", '<a href="#a"/>'],
    ["<animate> cannot be", '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ["<animateTransform> cannot be", "<animateTransform/>"],
    ["<set> cannot be", '<set attributeName="onload" to="alert(1)"/>'],
    ["<iframe> cannot be", "<iframe/>"],
    ["<metadata> cannot be", "<metadata/>"],
    ["a <desc> has text in it, and no elements", "<desc><g/></desc>"],
    ['onload="alert(1)" is a script', '<g onload="alert(1)"/>'],
    ['ONCLICK="x" is a script', "<g ONCLICK='x'/>"],
    ['onx="" is a script', '<g\n\tonx\n=\n""/>'],
    ["is a style", '<g style="fill:red"/>'],
    ['href="x.svg#a" leads out of the drawing', '<use href="x.svg#a"/>'],
    ['href="//outside.invalid" leads out', '<use href="//outside.invalid"/>'],
    ['href="javascript:alert(1)" leads out', '<use href="&#106;avascript:alert(1)"/>'],
    ['href="javascript:alert(1)" leads out', '<use xlink:href="&#x6A;avascript&#58;alert(1)"/>'],
    ['href="data:image/svg+xml,x" leads out', '<use href="data:image/svg+xml,x"/>'],
    ['href=" #a" leads out', '<use href=" #a"/>'],
    ['HREF="x" leads out', '<use HREF="x"/>'],
    ['src="x" leads out', '<path src="x"/>'],
    ["only url(#…) is right", '<path fill="url(x.svg#a)"/>'],
    ["only url(#…) is right", '<path fill="url(&quot;//outside.invalid&quot;)"/>'],
    ["only url(#…) is right", '<path fill="url(#a) url(x)"/>'],
    ["only url(#…) is right", '<path fill="rotate(1)url(x)"/>'],
    ["only url(#…) is right", '<path fill="&#117;rl(x)"/>'],
    ["only url(#…) is right", '<path fill="url(#a"/>'],
    ["calls URL(…)", '<path fill="URL(x)"/>'],
    ["calls image-set(…)", "<path mask=\"image-set('x' 1x)\"/>"],
    ["which may hide an address", '<path fill="\\75rl(x)"/>'],
    ["which may hide an address", '<path fill="url(/**/x)"/>'],
    ["a namespace that a drawing has no use for", '<g xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["a namespace that a drawing has no use for", '<g xmlns:x="http://www.w3.org/1999/xlink"/>'],
    ["a prefix that a drawing has no use for", '<g xml:base="//outside.invalid"/>'],
    ["a prefix that a drawing has no use for", '<g ev:event="load"/>'],
    ["xlink:href without xmlns:xlink", '<use xlink:href="#a"/>'],
    ["CDATA, which hides what it says", "<![CDATA[<script>]]>"],
    ["a processing instruction", '<?xml-stylesheet href="x.css"?>'],
    ["may follow an “&”", "<title>&nbsp;</title>"],
    ["may follow an “&”", "<title>&x;</title>"],
    ["may follow an “&”", "<title>&constructor;</title>"],
    ["may follow an “&”", "<title>&#0;</title>"],
    ["may follow an “&”", "<title>Apollo & Daphne</title>"],
    ["an “&” that is no known character", '<g id="&x;"/>'],
    ["an attribute that is not name", "<g id=a/>"],
    ["an attribute that is not name", "<g id/>"],
    ["an attribute that is not name", '<g id="a"onload="x"/>'],
    ["an attribute that is not name", '<g id="<script>"/>'],
    ["an attribute that is not name", '<g\u00A0id="a"/>'],
    ["id is written twice", '<g id="a" id="b"/>'],
    ["two elements have the id “a”", '<g id="a"/><g id="a"/>'],
    ["a comment that is not", "<!--><script/>-->"],
    ["a comment that is not", "<!---><script/>-->"],
    ["a comment that is not", "<!-- -- -->"],
    ["a comment that is not", "<!-- "],
    ["a “<” that begins no element", "< g/>"],
    ["a “<” that begins no element", "<"],
    ["</g> ends nothing", "</g>"],
    ["<g> has no end", "<g>", ""],
    ["“]]>” without a beginning", "]]>"],
    ["a character that no XML can have", "<title>\0</title>"],
    ["a character that no XML can have", "<title>\uD83D</title>"],
    ["more than 200 deep", "<g>".repeat(300)],
    ["in a circle", '<g id="a"><use href="#a"/></g>'],
    ["in a circle", '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ["in a circle", '<pattern id="a"><path fill="url(#a)"/></pattern>'],
    ["more than 100,000 times", laughs(10, 10)],
    ["more than 100,000 times", laughs(3000, 1)],
    ["more than 100,000 times", "<path/>".repeat(100_001)],
  ])("%s (%#)", (problem, inside, end = "</svg>") => {
    expect(drawingProblems(`${root}${inside}${end}`).join("\n")).toContain(problem);
  });

  it.each([
    ["it has no <svg>", ""],
    ["it has no <svg>", "<!-- nothing -->"],
    ["text outside of the <svg>", "nothing"],
    ["text outside of the <svg>", `${root}</svg>GIF89a`],
    ["a second drawing", `${root}</svg>${root}</svg>`],
    ["it begins with <svg xmlns", '<svg width="8" height="10"/>'],
    ["it begins with <svg xmlns", "<html/>"],
    ["it begins with <svg xmlns", '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ["how large it is in whole numbers", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["how large it is in whole numbers", root.replace('"8"', '"100%"').replace(">", "/>")],
    ["a doctype or an entity", `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${root}</svg>`],
    ["a doctype or an entity", `<!doctype svg>${root}</svg>`],
    ["a processing instruction", `<?xml version="1.0" encoding="UTF-7"?>${root}</svg>`],
    ["a processing instruction", ` <?xml version="1.0"?>${root}</svg>`],
    ["a processing instruction", `${root}</svg><?php x ?>`],
  ])("%s (%#)", (problem, svg) => {
    expect(drawingProblems(svg).join("\n")).toContain(problem);
  });

  it("in short words without a stranger’s own marks", () => {
    const name = `on${"x".repeat(100)}`;
    const [problem] = drawingProblems(`${root}<g ${name}="\u202E${"y".repeat(100)}"/></svg>`);
    expect(problem).toMatch(/^[ -~…]{50,120}$/);
  });

  it("or not, whatever is in it, without an error", () => {
    const pieces = [
      "<",
      ">",
      "/>",
      "<g",
      "</g>",
      "<!--",
      "-->",
      "&",
      "&#",
      ";",
      ' a="',
      "url(",
      "'",
    ];
    assert(
      property(hostileText(root, "</svg>", ...pieces), (text) => {
        expect(drawingProblems(text)).toBeInstanceOf(Array);
        expect(drawingProblems(`${root}${text}</svg>`)).toBeInstanceOf(Array);
      }),
    );
  });
});

describe("a picture and the drawing of a model are made of the same", () => {
  it.each(["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"])(
    "<%s> is in both",
    (name) => {
      expect(drawingProblems(`${root}<${name}/></svg>`)).toEqual([]);
      expect(readDrawing(model(`<${name}/>`)).things).toHaveLength(1);
    },
  );

  it.each(["script", "foreignObject", "image", "feImage", "set", "iframe", "mesh", "constructor"])(
    "<%s> is in neither",
    (name) => {
      expect(drawingProblems(`${root}<${name}/></svg>`)).toHaveLength(1);
      expect(() => readDrawing(model(`<${name}/>`))).toThrow(DrawingError);
    },
  );
});

function model(inside: string) {
  return `<svg viewBox="0 0 150 190"><g data-relief="1">${inside}</g></svg>`;
}

/** Groups that each use the one before so many times. */
function laughs(groups: number, times: number) {
  return Array.from({ length: groups }, (_, group) => {
    return `<g id="g${group}"><path/>${`<use href="#g${group - 1}"/>`.repeat(times)}</g>`;
  }).join("");
}
