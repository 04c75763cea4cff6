import { expect, it } from "vitest";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import { galleria } from "../fixtures/galleria.ts";
import { webManifest } from "./webManifest.ts";

const spoken = languagesOf(galleria.museum);

it.each(["", "/guida"])(
  "at “%s” each language has a web manifest, whose shortcuts lead to the screens in it",
  async (base) => {
    expect(spoken).toHaveLength(5);
    for (const code of spoken) {
      // oxlint-disable-next-line no-await-in-loop -- five of them
      const { lang, name, shortcuts, ...manifest } = await webManifest(
        { ...galleria, base },
        code,
        true,
      );
      expect([name, lang]).toEqual(["Varco · Galleria Borghese", code]);
      const query = code === "en" ? "" : `?lang=${code}`;
      expect(shortcuts.map(({ url }) => url)).toEqual(
        ["deaf-user", "transcription", "blind-user", "list"].map(
          (screen) => `${base}/galleria-borghese/${screen}${query}`,
        ),
      );
      const first = `${base}/galleria-borghese`;
      expect(manifest).toMatchObject({ id: first, start_url: first, scope: first });
      const icons = [...manifest.icons, ...shortcuts.flatMap((each) => each.icons)];
      expect(icons.filter(({ src }) => !src.startsWith(`${base}/`))).toEqual([]);
      expect(icons.map(({ src }) => src.slice(base.length))).toContain("/shortcut-tour.png");
    }
  },
);

it("without a tour there is no shortcut to one, and none is promised", async () => {
  for (const code of spoken) {
    // oxlint-disable-next-line no-await-in-loop -- five of them
    const manifest = await webManifest(galleria, code, false);
    expect(JSON.stringify(manifest)).not.toContain("blind-user");
    expect(manifest.shortcuts).toHaveLength(3);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(manifest.description).not.toBe((await webManifest(galleria, code, true)).description);
  }
});
