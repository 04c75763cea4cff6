import { readMuseumZip } from "../../content/packing/readMuseumZip.ts";
import { writeMuseumZip } from "../../content/packing/writeMuseumZip.ts";
import type { Finding } from "../checks/finding.ts";
import type { PublishedGuide } from "../checks/ports.ts";
import { readPublished, readSource } from "./readPublished.ts";
import { Refusal } from "./refusal.ts";

export type PackedMuseum =
  | { phase: "packed"; name: string; zip: Uint8Array }
  | { phase: "refused"; finding: Finding };

/**
 * The file of the museum that a guide was published from, put together from what is published and
 * read back before anybody gets it. Each part must be the one that was published.
 */
export async function packMuseum(
  guide: PublishedGuide,
  onProgress: (done: number, of: number) => void,
): Promise<PackedMuseum> {
  const { museum, source } = guide.publication;
  try {
    const parts = await readParts(guide, onProgress);
    const zip = await writeMuseumZip({ address: museum.slug, files: parts });
    guide.signal.throwIfAborted();
    await readBack(zip, museum.slug, Object.keys(source));
    return { phase: "packed", name: `${museum.slug}.varco.zip`, zip };
  } catch (error) {
    guide.signal.throwIfAborted();
    const { found, todo, detail } =
      error instanceof Refusal
        ? error
        : new Refusal(
            "Il file del museo non si può mettere insieme.",
            "Ripeti; se succede ancora, mostra questa riga al tecnico.",
            String(error),
          );
    return { phase: "refused", finding: { severity: "mend", found, todo, details: [detail] } };
  }
}

async function readParts(guide: PublishedGuide, onProgress: (done: number, of: number) => void) {
  const { museum, source } = guide.publication;
  const files = new Map<string, { bytes: number; read: () => Promise<Uint8Array> }>();
  const entries = Object.entries(source);
  const packed = entries.some(([, published]) => published === null)
    ? await readSource(guide)
    : new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [at, [path, published]] of entries.entries()) {
    const content =
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a phone has little room
      published === null ? packed.get(path) : await readPublished(guide, published);
    if (!content)
      throw new Refusal(
        "Un pezzo del museo non c’è.",
        "Pubblica di nuovo la guida dallo studio e carica tutta la cartella.",
        `source.zip: ${path} manca`,
      );
    files.set(path, { bytes: content.length, read: () => Promise.resolve(content) });
    onProgress(at + 1, entries.length);
  }
  if (files.size === 0)
    throw new Refusal(
      "Questa guida è stata pubblicata senza il file del museo.",
      "Chiedi il file a chi l’ha pubblicata.",
      `guide.json: source è vuoto (${museum.slug})`,
    );
  return files;
}

/** Opens what was written as the studio will, and holds it to what the guide says of the museum. */
async function readBack(zip: Uint8Array, slug: string, paths: readonly string[]) {
  const read = await readMuseumZip(zip);
  if ("refusals" in read) throw unopened(read.refusals.join("; "));
  if (read.museum.address !== slug) throw unopened(`${read.museum.address} al posto di ${slug}`);
  const missing = paths.filter((path) => !read.museum.files.has(path));
  if (missing.length > 0) throw unopened(`manca ${missing.join(", ")}`);
}

function unopened(detail: string) {
  return new Refusal(
    "Il file del museo è stato scritto, ma non si riapre: non te lo diamo.",
    "Mostra questa riga al tecnico, o scrivici.",
    detail,
  );
}
