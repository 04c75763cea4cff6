import { describe, expect, test } from "vitest";
import { collectionIn } from "../../content/collectionIn.ts";
import { mediaOf, museumOf } from "../../content/fixtures/museumOf.ts";
import { published } from "../../content/published.ts";
import { documentsOf, isMedia } from "../draft/documentsOf.ts";
import { at } from "../draft/documents.ts";
import { createDraft } from "../draft/draft.ts";
import { cuesIn } from "./cuesIn.ts";
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
      const draft = createDraft(
        "x",
        { documents, entries: [], seq: 0 },
        { save: async () => ({}), entriesAfter: async () => [] },
      );
      const { texts } = published(await collectionIn(museum, language, media), media.sizeOf);
      for (const [name, text] of texts) {
        if (name === "museum") continue;
        // oxlint-disable-next-line no-await-in-loop -- each is small
        const shown = await draftCatalogue(draft, media, language, name);
        expect(JSON.parse(shown!), name).toEqual(JSON.parse(text));
      }
      expect(await draftCatalogue(draft, media, language, "artwork/99")).toBeUndefined();
    },
  );

  test("knows when each sentence of a recording is heard", () => {
    const vtt =
      "WEBVTT\n\n00:00.000 --> 00:02.500\nUno.\n\n1:00:03.000 --> 1:00:04.250 line:0\nDue.\n";
    expect(cuesIn(vtt)).toEqual([
      [0, 2.5],
      [3603, 3604.25],
    ]);
  });
});
