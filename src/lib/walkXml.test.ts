import {
  array,
  assert,
  constantFrom,
  dictionary,
  letrec,
  oneof,
  property,
  record,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "./fixtures/hostileText.ts";
import "./fixtures/seed.ts";
import { walkXml, type Walk, type XmlProblem } from "./walkXml.ts";

describe("what a text says is told in its order", () => {
  it("elements without their prefixes, attributes, texts, CDATA and comments", () => {
    expect(
      told(`<?xml version="1.0"?>\n<a:b c='1 &lt; 2' x:d = "&#x1D11E;&#119070;"
        ><!-- <c> --><e/>&amp;<![CDATA[<&amp;>]]></a:b >`),
    ).toEqual([
      'instruction <?xml version="1.0"?>',
      "text \n",
      "open b a c=1 < 2 x:d=𝄞𝄞",
      "comment  <c> ",
      "open e ",
      "close e ",
      "text &",
      "text <&amp;>",
      "close b a",
    ]);
  });

  it.each([
    ["<!DOCTYPE a>"],
    ['<!DOCTYPE a PUBLIC "-//>//" "x.dtd">'],
    ['<!DOCTYPE a [<!ENTITY b "<c>"><!-- it’s > --><!ELEMENT d (e)>\n]>'],
  ])("a declaration is passed over, and what it defines is not read: %s", (doctype) => {
    const line = doctype.split("\n").length;
    expect(told(`${doctype}<a f="&b;">&b;</a>`)).toEqual([
      "doctype 1",
      `reference f ${line}`,
      "open a  f=&b;",
      `reference undefined ${line}`,
      "text &b;",
      "close a ",
    ]);
  });

  it.each([
    "&b;",
    "&AMP;",
    "&constructor;",
    "&#0;",
    "&#x110000;",
    "&#xD800;",
    "&",
    "& amp;",
    "&#;",
  ])("a reference to no character is told: %s", (reference) => {
    expect(told(`<a>\n${reference}</a>`)).toContain("reference undefined 2");
  });

  it("until somebody has heard enough", () => {
    const heard: string[] = [];
    const isWhole = walkXml("<a><b/><c></a>", {
      open(name) {
        heard.push(name);
        return name === "b" ? "stop" : undefined;
      },
      close: (name) => void heard.push(name),
    });
    expect([isWhole, heard]).toEqual([true, ["a", "b"]]);
  });
});

describe("what is no XML is not whole, and is told with its place", () => {
  it.each<[XmlProblem["why"], line: number, xml: string, name?: string]>([
    ["attribute", 1, "<a b></a>", "a"],
    ["attribute", 1, "<a b=c></a>", "a"],
    ["attribute", 1, '<a b="1"c="2"></a>', "a"],
    ["attribute", 1, '<a b="<"></a>', "a"],
    ["attribute", 2, '<a b="1"\n c="2></a>', "a"],
    ["attributeTwice", 1, '<a b="1" b="2"/>', "b"],
    ["cdata", 1, "<a><![CDATA[ ]]></a>".replace("]]>", "")],
    ["comment", 1, "<a><!--></a>"],
    ["doctype", 1, "<!DOCTYPE a [<a></a>"],
    ["instruction", 1, "<a><? ></a>"],
    ["endTag", 3, "<a>\n<b>\r\n</a></b>", "a"],
    ["endTag", 1, "</a>", "a"],
    ["tag", 1, "<a>1 < 2</a>"],
    ["tag", 1, "<a></a"],
    ["unended", 1, "<a><b></b>", "a"],
    ["tooDeep", 1, "<a>".repeat(401)],
  ])("%s in line %i", (why, line, xml, name = "") => {
    const problems: XmlProblem[] = [];
    expect(walkXml(xml, { problem: (problem) => void problems.push(problem) })).toBe(false);
    expect(problems).toEqual([{ why, name, line }]);
  });

  it.each(["", "nothing", "<!-- nothing -->"])("a text without an element: %j", (xml) => {
    expect(walkXml(xml, {})).toBe(false);
  });
});

type Node = { name: string; attributes: Record<string, string>; inside: (Node | string)[] };

it("what was written is read as it was", () => {
  const names = constantFrom("a", "b:c", "_d", "e-1.f");
  const text = hostileText("<", "]]>", "--").map((each) =>
    each.replaceAll(NO_XML, "").slice(0, 99),
  );
  const { node } = letrec<{ node: Node; inside: Node | string }>((tie) => ({
    node: record({
      name: names,
      attributes: dictionary(names, text, { noNullPrototype: true }),
      inside: array(tie("inside"), { maxLength: 4 }),
    }),
    inside: oneof({ maxDepth: 4 }, text, tie("node")),
  }));
  assert(
    property(node, (root) => {
      const around: Node[] = [{ name: "", attributes: {}, inside: [] }];
      const isWhole = walkXml(written(root), {
        open(_, _attribute, { name, attributes }) {
          const read: Node = { name, attributes: Object.fromEntries(attributes), inside: [] };
          around.at(-1)!.inside.push(read);
          around.push(read);
        },
        close: () => void around.pop(),
        text: (words) => void around.at(-1)!.inside.push(words),
      });
      expect(isWhole).toBe(true);
      expect(around[0]!.inside).toEqual([joined(root)]);
    }),
  );
});

it("whatever comes, it is read or not, without an error", () => {
  const pieces = [
    "<",
    ">",
    "/>",
    "<a",
    "</a>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?",
    "<!",
    "[",
    "&",
  ];
  assert(
    property(hostileText(...pieces), (text) => {
      expect([true, false]).toContain(walkXml(text, {}));
      expect([true, false]).toContain(walkXml(`<a>${text}</a>`, {}));
    }),
  );
});

// oxlint-disable-next-line no-control-regex -- what no XML may have
const NO_XML = /[^\t\n\r\x20-\uFFFD]|\p{Surrogate}/gu;

function written({ name, attributes, inside }: Node): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content = inside.map((each) => (typeof each === "string" ? escaped(each) : written(each)));
  return `<${name}${said.join("")}>${content.join("")}</${name}>`;
}

const escaped = (text: string) =>
  text.replaceAll(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Texts beside each other are one, and an empty one is none. */
function joined({ name, attributes, inside }: Node): Node {
  const together: Node["inside"] = [];
  for (const each of inside) {
    const last = together.at(-1);
    if (typeof each !== "string") together.push(joined(each));
    else if (typeof last === "string") together[together.length - 1] = last + each;
    else if (each) together.push(each);
  }
  return { name, attributes, inside: together };
}

function told(xml: string) {
  const all: string[] = [];
  const tell = (...words: unknown[]) => void all.push(words.join(" "));
  const walk: Walk = {
    open: (name, _, { prefix, attributes }) =>
      tell("open", name, prefix, ...[...attributes].map((each) => each.join("="))),
    close: (name, prefix) => tell("close", name, prefix),
    text: (text) => tell("text", text),
    comment: (text) => tell("comment", text),
    instruction: (text) => tell("instruction", text),
    doctype: (line) => tell("doctype", line()),
    unknownReference: (attribute, line) => tell("reference", String(attribute), line()),
  };
  expect(walkXml(xml, walk)).toBe(true);
  return all;
}
