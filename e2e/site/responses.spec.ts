import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { site } from "../../scripts/project.js";
import { languages } from "../../src/i18n/languages.ts";
import { addresses, everyPage, isSite } from "../pages/addresses.ts";
import { englishLeftOver, spokenAttributes } from "../checks/englishLeftOver.ts";
import { test } from "../server/httpTest.ts";

type Node = DefaultTreeAdapterTypes.Node;

type SentElement = {
  name: string;
  attributes: Record<string, string>;
  /** Its own texts, not those of the elements in it. */
  texts: string[];
  /** The `lang` of the element, or of the nearest element around it. */
  language: string;
};

test("every page is the same with a slash at the end", async ({ request }) => {
  for (const address of addresses) {
    const plain = await request.get(address);
    const slashed = await request.get(`${address.replace(/\/$/, "")}/`);
    expect([address, plain.status(), slashed.status()]).toEqual([address, 200, 200]);
    expect(await slashed.text(), address).toBe(await plain.text());
  }
});

test("no page has an inline script, and each says what it is", async ({ request }) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    const inline = scripts.filter((tag) => !/ src=| type="application\/(?:ld\+)?json"/.test(tag));
    expect(inline, address).toEqual([]);
    expect(html, address).not.toMatch(/ style="| on[a-z]+="/);
    const isListed = !unlisted(html);
    expect(
      html.includes(`<link data-page="" rel="canonical" href="https://varco.example${address}"`),
      address,
    ).toBe(isListed);
    expect(html, address).toMatch(
      /property="og:image" content="https:\/\/varco\.example\/share\.png"/,
    );
    const alternates = html.match(/rel="alternate" hrefLang="[a-z-]+"/g) ?? [];
    expect(alternates, address).toHaveLength(
      isSite(address) || !isListed ? 0 : languages.length + 1,
    );
  }
});

test("every stylesheet begins with the order of its layers, whatever the bundler puts first", () => {
  const styles = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(styles.length).toBeGreaterThan(1);
  for (const file of styles)
    expect(readFileSync(`${site}/${file}`, "utf8"), file).toMatch(/^@layer tokens, base/);
});

test("without JavaScript every page is in the language that is asked for, to its last word", async ({
  request,
}) => {
  for (const { asked, language } of everyPage) {
    const elements = elementsIn(await (await request.get(asked)).text());
    expect(elements[0], asked).toMatchObject({ name: "html", attributes: { lang: language } });
    const said = saidIn(elements, language);
    expect(said.length, asked).toBeGreaterThan(10);
    if (!isSite(asked)) expect(await englishLeftOver(said, language), asked).toEqual([]);
  }
});

test("the sitemap lists every page but the one for museum staff", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/varco\.example(.*?)<\/loc>/g)].map(
    (loc) => loc[1],
  );
  const isForStaff = (address: string) => address.endsWith("/lent");
  const wanted = [...addresses.filter((address) => !isForStaff(address)), "/studio"];
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  for (const address of addresses.filter(isForStaff))
    expect(unlisted(await (await request.get(address)).text()), address).toBe(true);
});

/** Whether search engines are told not to list a page. */
function unlisted(html: string) {
  return html.includes('name="robots" content="noindex"');
}

/** Every text, and every attribute that is read out, in this language on a page. */
function saidIn(elements: SentElement[], spoken: string) {
  const title = elements.find(({ name }) => name === "title")?.texts.join("") ?? "";
  const own = elements.filter(({ language }) => language === spoken);
  const attributesOf = ({ attributes }: SentElement) =>
    spokenAttributes.flatMap((name) => attributes[name] ?? []);
  return [
    ...title.split(" · "),
    ...own.flatMap(({ texts }) => texts),
    ...own.flatMap(attributesOf),
  ];
}

/** Every element of a page as it was sent, in its order, as a browser without scripts parses it. */
function elementsIn(html: string): SentElement[] {
  return elementsOf(parse(html, { scriptingEnabled: false }), "");
}

function elementsOf(node: Node, around: string): SentElement[] {
  if (!("childNodes" in node)) return [];
  if (!("attrs" in node)) return node.childNodes.flatMap((child) => elementsOf(child, around));
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const language = attributes["lang"] ?? around;
  const texts = node.childNodes.flatMap((child) => ("value" in child ? [child.value.trim()] : []));
  const own = { name: node.tagName, attributes, texts, language };
  return [own, ...node.childNodes.flatMap((child) => elementsOf(child, language))];
}
