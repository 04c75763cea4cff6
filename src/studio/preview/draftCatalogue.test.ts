import { describe, expect, test } from "vitest";
import type { ShownWork } from "../../catalogue/catalogue.ts";
import { localizeMuseum } from "../../content/publishing/localizeMuseum.ts";
import { mediaOf, museumOf } from "../../content/fixtures/museumOf.ts";
import { serialiseCatalogue } from "../../content/publishing/serialiseCatalogue.ts";
import { documentsOf, isMedia } from "../draft/export/documentsOf.ts";
import { at } from "../draft/documents/documents.ts";
import { createDraft } from "../draft/draft.ts";
import { draftCatalogue } from "./draftCatalogue.ts";

describe("the preview", () => {
  test.each(["it", "fr"] as const)(
    "reads of a draft what would be published of it, in %s",
    async (language) => {
      const museum = await museumOf("galleria-borghese");
      const documents = await documentsOf(museum);
      for (const [path, { bytes }] of museum.files)
        if (isMedia(path)) documents.set(at.file(path), { sha256: path, bytes });
      const media = mediaOf(museum);
      const draft = draftWith(documents);
      const { texts } = serialiseCatalogue(
        await localizeMuseum(museum, language, media),
        media.sizeOf,
      );
      for (const [name, text] of texts) {
        if (name === "museum") continue;
        // oxlint-disable-next-line no-await-in-loop -- each is small
        const shown = await draftCatalogue(draft, media, language, name);
        expect(JSON.parse(shown!), name).toEqual(JSON.parse(text));
      }
      expect(await draftCatalogue(draft, media, language, "artwork/99")).toBeUndefined();
    },
  );

  test("tells who reads a work, in each language for itself", async () => {
    const museum = await museumOf("galleria-borghese");
    const documents = await documentsOf(museum);
    const sound = "narrated/it/apollo.mp3";
    documents.set(at.file(sound), { sha256: sound, bytes: 1 });
    documents.set(at.booth("it", "apollo"), {
      reader: { name: "Maria Rossi", allowed: "2026-11-17" },
    });
    const draft = draftWith(documents);
    const media = mediaOf({ ...museum, files: new Map([[sound, none]]) });
    const by = async (language: "it" | "fr") => {
      const shown = await draftCatalogue(draft, media, language, "artwork-description/apollo");
      return (JSON.parse(shown!) as ShownWork).words.recordings["apollo"]?.by;
    };
    expect(await by("it")).toMatch(/Maria Rossi/);
    expect(await by("fr")).toBeUndefined();
  });
});

const none = { bytes: 0, read: async () => new Uint8Array() };

function draftWith(documents: Map<string, unknown>) {
  return createDraft(
    "x",
    { documents, entries: [], seq: 0 },
    { save: async () => ({}), entriesAfter: async () => [], read: async () => "removed" },
  );
}
