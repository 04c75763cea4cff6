import { unzipSync } from "fflate";
import { fileHash } from "../../src/content/publishing/fileHash.ts";
import { parsePublication } from "../../src/content/publishing/parsePublication.ts";
import { at } from "../../src/studio/draft/documents/documents.ts";
import { expect, test } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { openDraft } from "./openDraft.ts";
import { smallDraft } from "./smallDraft.ts";
import { button } from "./studioPage.ts";

const address = "https://www.museo.it/guida";

test("the studio makes the whole site of a guide, which says of each file what is in it", async ({
  page,
}) => {
  test.slow();
  const documents = await smallDraft();
  // What recognises speech is not in every build, and as large as a hundred guides.
  documents.set(at.publication, { address, isWithoutEars: true });
  await openDraft(page, documents, "pubblica");
  await button(page, "Prepara la guida").click();
  await expect(page.getByText(/^È pronta e riletta/)).toBeVisible();
  const { bytes } = await downloadedFile(page, () =>
    page.getByRole("button", { name: /^Scarica tutta la guida/ }).click(),
  );
  const files = unzipSync(bytes);
  const parsed = parsePublication(new TextDecoder().decode(files["controllo/guide.json"]));
  if (parsed.phase !== "read") throw new Error(JSON.stringify(parsed));
  const { publication } = parsed;
  expect(publication).toMatchObject({ address, museum: { slug: "galleria-borghese" } });
  for (const [path, [, hash]] of Object.entries(publication.files))
    expect(await fileHash(new Uint8Array(files[path.slice(1)]!)), path).toBe(hash);
  for (const path of [
    "index.html",
    "galleria-borghese/index.html",
    "galleria-borghese/list/index.html",
    "it/galleria-borghese/artwork/1/index.html",
    "worker-galleria-borghese.js",
    "controllo/index.html",
    "controllo/source.zip",
  ])
    expect(files, path).toHaveProperty([path]);
  const list = new TextDecoder().decode(files["galleria-borghese/list/index.html"]);
  expect(list).toContain("/guida/assets/");
  expect(list).not.toContain('"/assets/');
});
