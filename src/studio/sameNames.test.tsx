import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { draftOf, whole } from "./coverage/fixtures/draftOf.ts";
import { at, type AudioDocument, type WordsDocument } from "./draft/documents/documents.ts";
import { danglingReferences } from "../lib/fixtures/danglingReferences.ts";
import { openScreens } from "./fixtures/openScreens.tsx";

const sentence = "Suona una <en>fiddle</en>.";
const audio: AudioDocument = { ...whole, label: [sentence, sentence], path: [sentence, sentence] };
const words: WordsDocument = {
  alt: "Una fontana.",
  short: sentence,
  description: [sentence, sentence],
  easy: [[sentence, sentence], [sentence]],
  touchEmblem: [[sentence], [sentence]],
  audio,
};
const before: WordsDocument = {
  ...words,
  short: "Prima.",
  easy: [["Prima."]],
  description: ["No."],
};
const tourWords = {
  introduction: [[sentence, sentence], [sentence]],
  help: [[sentence]],
  steps: { fontana: [[sentence]], statua: [[sentence]] },
};

const documents = draftOf(
  {
    [at.work("fontana")]: { id: 1, title: "Fontana", makers: [{ name: "Anna" }, { name: "Bea" }] },
    [at.work("statua")]: { id: 2, title: "Statua" },
    [at.words("it", "fontana")]: words,
    [at.words("en", "fontana")]: words,
    [at.words("it", "statua")]: words,
    [at.wordsFrom("en", "fontana")]: before,
    [at.tour("it")]: tourWords,
    [at.tour("en")]: tourWords,
    [at.tourFrom("en")]: { introduction: [["Prima."]], help: [["Prima."]] },
  },
  { works: ["fontana", "statua"], tour: ["fontana", "statua"] },
);

const addresses = [
  "museo",
  "opere",
  "opere/importa",
  "opere/fontana",
  "opere/fontana/modello",
  "opere/fontana/it",
  "opere/fontana/en",
  "percorso",
  "percorso/it",
  "percorso/en",
  "voci",
  "voci/it/fontana",
  "voci/it/tour-help/importa",
  "stato",
  "traduttori",
  "etichette",
  "anteprima",
  "cronologia",
  "pubblica",
];

it("on no screen do two buttons or links of the same name do different things, nor does a description lead nowhere", async () => {
  let go: (address: string) => unknown = () => {};
  const { all } = await openScreens(async () => {
    const [{ useEffect }, { useNavigate }, { studioRoutes }] = await Promise.all([
      import("react"),
      import("react-router"),
      import("./routes.tsx"),
    ]);
    const { children = [] } = studioRoutes.find(({ path }) => path === ":draft")!;
    const screens = await Promise.all(
      children.flatMap(({ path, lazy }) =>
        typeof lazy === "function"
          ? [lazy().then(({ Component }) => [`/x/${path}`, Component as ComponentType] as const)]
          : [],
      ),
    );
    const Begin = () => {
      const navigate = useNavigate();
      useEffect(() => {
        go = navigate;
      }, [navigate]);
      return <h1>Studio</h1>;
    };
    return { "/": Begin, ...Object.fromEntries(screens) };
  }, documents);
  const title = () => all.getByRole("heading", { level: 1 }).textContent;
  const found: string[] = [];
  for (const address of addresses) {
    go("/");
    // oxlint-disable no-await-in-loop -- one after the other
    await vi.waitFor(() => expect(title()).toBe("Studio"), 50_000);
    go(`/x/${address}`);
    await vi.waitFor(() => expect(title()).not.toBe("Studio"), 50_000);
    await vi.advanceTimersByTimeAsync(1_000);
    // oxlint-enable no-await-in-loop
    const wrong = [...sameNames(), ...danglingReferences()];
    found.push(...wrong.map((each) => `${address}: ${each}`));
  }
  expect(found).toEqual([]);
});

/** On the stage and in the panel: both open it, and nothing else. */
const sameEffect = "Accendi il microfono";

/** The names that several buttons have, or links to different places. */
function sameNames() {
  const places = new Map<string, Set<string>>();
  const all = [...document.querySelectorAll<HTMLElement>("main button, main a")];
  const shown = all.filter((element) => !element.closest("dialog:not([open])"));
  for (const [index, element] of shown.entries()) {
    const name = element.getAttribute("aria-label") ?? wordsOf(element);
    const place = element.getAttribute("href") ?? `button ${index}`;
    places.set(name, (places.get(name) ?? new Set()).add(place));
  }
  return [...places]
    .filter(([name, { size }]) => size > 1 && name !== sameEffect)
    .map(([name, { size }]) => `${size} × ${name}`);
}

/** What is read out of an element. */
function wordsOf(element: HTMLElement) {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.trim();
}
