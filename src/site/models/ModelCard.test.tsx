import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { aboutModels } from "./aboutModels.ts";
import { ModelCard } from "./ModelCard.tsx";
import type { Model } from "./modelsData.ts";

it("says of each picture what it shows, and that it is not the painting", () => {
  const card = cardOf({});
  const alts = [...card.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt);
  expect(alts).toEqual([
    expect.stringMatching(/^Apollo, emblema, visto da davanti: una lira da braccio/),
    expect.stringMatching(/^Apollo, emblema, visto da destra/),
  ]);
  expect(card).toContain("non il dipinto");
});

it("names every file with its format and size, and the model it is of", () => {
  expect(textOf(cardOf({}))).toContain(
    "Rilievo, con l’etichetta in italiano: Apollo, emblema 3MF, 640\u00A0kB",
  );
});

it("offers to turn the model only where there is a file to show", () => {
  expect(cardOf({})).toContain('data-turns="/apollo-emblem.3mf"');
  expect(cardOf({ files: [] })).not.toContain("data-turns");
});

it("says beside the time which settings it holds for, and a label only where there is one", () => {
  expect(textOf(cardOf({}))).toContain(
    "circa 3 ore e 25 minuti, più 20 minuti per un’etichetta (3 pareti)",
  );
  expect(textOf(cardOf({ label: undefined }))).toContain("circa 3 ore e 25 minuti (3 pareti)");
});

it("has words for a model that nothing was written about", () => {
  expect(cardOf({ name: "nuovo-emblem", title: "Nuovo" })).toContain(
    'alt="Nuovo, emblema, visto da davanti."',
  );
});

function cardOf(changed: Partial<Model>) {
  const size = { width: 960, height: 720 };
  return renderToStaticMarkup(
    <ModelCard
      settings="3 pareti"
      model={{
        name: "apollo-emblem",
        title: "Apollo",
        kind: "emblem",
        about: aboutModels["apollo-emblem"]!.about,
        pictures: [
          { side: "front", src: "/front.webp", ...size },
          { side: "right", src: "/right.webp", ...size },
        ],
        print: { minutes: 206, grams: 58.4, height: 4, smallest: 1.3 },
        label: { minutes: 22, grams: 6 },
        files: [{ format: "3mf", href: "/apollo-emblem.3mf", bytes: 640_000 }],
        ...changed,
      }}
    />,
  );
}

function textOf(markup: string) {
  return markup.replaceAll(/<[^>]+>/g, "");
}
