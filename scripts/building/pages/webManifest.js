import { languagesIn, webManifestAt } from "./languageVersions.js";

/** What a phone is told when a museum's app is put on its home screen, in the visitor's language. */

/**
 * Of a museum that has a tour.
 * @type {Record<import("../../../src/i18n/languages.ts").Language, (name: string) => string>}
 */
const descriptions = {
  en: (name) =>
    `Audio descriptions, a voice-guided tour, live captions and readable artworks: ${name}.`,
  fr: (name) =>
    `Audiodescriptions, visite guidée par la voix, sous-titres en direct et textes à lire : ${name}.`,
  de: (name) =>
    `Audiodeskriptionen, Audio-Rundgang, Live-Untertitel und Texte zu den Werken: ${name}.`,
  it: (name) =>
    `Audiodescrizioni, visita con guida vocale, trascrizione in tempo reale e testi da leggere: ${name}.`,
  es: (name) =>
    `Audiodescripciones, recorrido guiado por voz, subtítulos en directo y textos para leer: ${name}.`,
};

/**
 * The web manifests of a museum, one for each of its languages.
 * @param {Parameters<typeof webManifest>[0] & import("./languageVersions.js").Museums} content
 * @param {string} museum
 * @param {import("../../../src/catalogue/catalogue.ts").ReadCatalogue} read
 * @returns {Promise<import("../bundling/bundle.js").BuiltFile[]>}
 */
export function webManifests(content, museum, read) {
  return Promise.all(
    languagesIn(content, museum).map(async (code) => {
      const tour = await read(museum, code, "tour");
      const hasTour = tour !== undefined && tour.stops.length > 0;
      const manifest = await webManifest(content, museum, code, hasTour);
      return [webManifestAt(content, museum, code), JSON.stringify(manifest)];
    }),
  );
}

/**
 * @param {Pick<typeof import("../../../src/app/prerender.tsx"), "captionsMessagesIn" | "languageUnasked" | "messagesIn" | "museums" | "tourMessagesIn">} content
 * @param {string} museum the first segment of its addresses
 * @param {import("../../../src/i18n/languages.ts").Language} language
 * @param {boolean} hasTour
 */
async function webManifest(content, museum, language, hasTour) {
  const known = content.museums[museum];
  if (!known) throw new Error(`There is no museum ${museum}`);
  const { name } = known;
  const query = language === content.languageUnasked(known) ? "" : `?lang=${language}`;
  const [messages, captions, tour] = await Promise.all([
    content.messagesIn[language](),
    content.captionsMessagesIn[language](),
    content.tourMessagesIn[language](),
  ]);
  const shortcuts = [
    { name: messages.scanner.title, screen: "deaf-user", icon: "scan" },
    { name: captions.title, screen: "transcription", icon: "captions" },
    ...(hasTour ? [{ name: tour.title, screen: "blind-user", icon: "tour" }] : []),
    { name: messages.list.title, screen: "list", icon: "artworks" },
  ];
  return {
    id: `/${museum}`,
    name: `Varco · ${name}`,
    short_name: "Varco",
    description: hasTour
      ? descriptions[language](name)
      : `${name}. ${messages.welcome.description(messages.welcome.languages[known.languages.length - 1] ?? "")}`,
    lang: language,
    dir: "ltr",
    start_url: `/${museum}`,
    scope: `/${museum}`,
    display: "standalone",
    categories: ["education", "travel"],
    background_color: "#fbf7f0",
    theme_color: "#fbf7f0",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      png("/icon-192.png", 192),
      png("/icon-512.png", 512),
      { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
    shortcuts: shortcuts.map(({ name: called, screen, icon }) => ({
      name: called,
      url: `/${museum}/${screen}${query}`,
      icons: [png(`/shortcut-${icon}.png`, 96)],
    })),
  };
}

/**
 * @param {string} src
 * @param {number} size
 */
function png(src, size) {
  return { src, type: "image/png", sizes: `${size}x${size}` };
}
