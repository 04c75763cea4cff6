import type { Guide } from "../../catalogue/guide.ts";
import { languageUnasked } from "../../catalogue/museumLanguages.ts";
import type { Language } from "../../i18n/languages.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";

/** What a phone says that has the app on its home screen, of a museum that has a tour. */
const descriptions: Record<Language, (name: string) => string> = {
  en: (name) =>
    `Audio descriptions, a voice-guided tour, live captions and readable artworks: ${name}.`,
  fr: (name) =>
    `Audiodescriptions, visite guidée par la voix, sous-titres en direct et textes à lire : ${name}.`,
  de: (name) =>
    `Audiodeskriptionen, Audio-Rundgang, Live-Untertitel und Texte zu den Werken: ${name}.`,
  it: (name) =>
    `Audiodescrizioni, visita con guida vocale, trascrizione in tempo reale e testi da leggere: ${name}.`,
  es: (name) =>
    `Audiodescripciones, recorrido guiado por voz, subtítulos en directo y textos para leer: ${name}.`,
};

/** What a phone is told when a museum's app is put on its home screen, in the visitor's language. */
export async function webManifest({ base, museum }: Guide, language: Language, hasTour: boolean) {
  const { slug, name, languages } = museum!;
  const query = language === languageUnasked(museum!) ? "" : `?lang=${language}`;
  const [messages, captions, tour] = await Promise.all([
    messagesIn[language](),
    captionsMessagesIn[language](),
    tourMessagesIn[language](),
  ]);
  const shortcuts = [
    { name: messages.scanner.title, screen: "deaf-user", icon: "scan" },
    { name: captions.title, screen: "transcription", icon: "captions" },
    ...(hasTour ? [{ name: tour.title, screen: "blind-user", icon: "tour" }] : []),
    { name: messages.list.title, screen: "list", icon: "artworks" },
  ];
  const png = (file: string, size: number) => ({
    src: `${base}/${file}.png`,
    type: "image/png",
    sizes: `${size}x${size}`,
  });
  return {
    id: `${base}/${slug}`,
    name: `Varco · ${name}`,
    short_name: "Varco",
    description: hasTour
      ? descriptions[language](name)
      : `${name}. ${messages.welcome.description(messages.welcome.languages[languages.length - 1] ?? "")}`,
    lang: language,
    dir: "ltr",
    start_url: `${base}/${slug}`,
    scope: `${base}/${slug}`,
    display: "standalone",
    categories: ["education", "travel"],
    background_color: "#fbf7f0",
    theme_color: "#fbf7f0",
    icons: [
      { src: `${base}/icon.svg`, type: "image/svg+xml", sizes: "any" },
      png("icon-192", 192),
      png("icon-512", 512),
      { ...png("icon-maskable-512", 512), purpose: "maskable" },
    ],
    shortcuts: shortcuts.map(({ name: called, screen, icon }) => ({
      name: called,
      url: `${base}/${slug}/${screen}${query}`,
      icons: [png(`shortcut-${icon}`, 96)],
    })),
  };
}
