import type { Guide } from "../../catalogue/guide.ts";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Kit } from "../../content/publishing/guide.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Page } from "../prerender.tsx";
import { preloadsFor } from "./chunks.ts";
import { fillTemplate, underBase } from "./fillTemplate.ts";
import { pathIn } from "./pageFiles.ts";

/** Stands in the markup of screens, and in their heads, before pictures that are in the kit. */
const BASE = /\/@base@(?=\/)/g;

/** The address of a file of the catalogue in one language. */
export type AddressOfData = (language: Language, name: keyof Catalogue) => string;

/** A rendered page of the visitor's app as it is sent, with all that starts the app. */
export function visitorPage(
  kit: Kit,
  guide: Guide,
  page: Page,
  addressOfData: AddressOfData,
  policy = "",
): string {
  const { base, museum } = guide;
  const { kind, sources } = page;
  const language = page.language as Language;
  const languages = kind === "visitor" ? [language] : museum ? languagesOf(museum) : [];
  const words = languages.map((code) => {
    const messages = [
      `src/i18n/messages/${code}.ts`,
      ...(page.messages ? [`src/i18n/${page.messages}/${code}.ts`] : []),
    ];
    const listed = [
      ...preloadsFor(kit.chunks, messages).map((file) => `${base}/${file}`),
      ...page.files.map((name) => addressOfData(code, name)),
    ];
    return ` data-${code}="${listed.join(" ")}"`;
  });
  const preloads = preloadsFor(kit.chunks, sources).map(
    (file) => `<link rel="modulepreload" crossorigin href="${base}/${file}" />`,
  );
  // In a script, `</script>` or `<!--` in the name of a museum would end it.
  const data = JSON.stringify(guide).replaceAll("<", String.raw`\u003c`);
  const head = [
    policy,
    page.head.replaceAll(BASE, base),
    `<script type="application/json" id="guide">${data}</script>`,
    `<script id="first-paint" src="${base}${kit.firstPaint}"${words.join("")}></script>`,
    `<script defer src="${base}${kit.startApp}"></script>`,
  ];
  return fillTemplate(kit.template, base, {
    language,
    kind,
    webManifest: museum && base + webManifestAt(museum, language),
    head: head.join(""),
    body: page.body.replaceAll(BASE, base),
    // `startApp` starts the app from it.
    app: `<template id="app">${preloads.join("")}${underBase(kit.startOfTheApp, base)}</template>`,
  });
}

/** The path of a museum's web manifest in one of its languages. */
export function webManifestAt(museum: NonNullable<Guide["museum"]>, language: Language): string {
  return pathIn(museum, language, `/${museum.slug}.webmanifest`);
}
