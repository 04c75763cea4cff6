import { checkupFolder } from "../../content/publishing/guide.ts";
import { readCentralDirectory, readEntry, readLocalEntry } from "../../content/packing/readZip.ts";
import { ask } from "../checks/ask.ts";
import type { PublishedGuide } from "../checks/ports.ts";
import { Refusal } from "./refusal.ts";

const reload =
  "Ripeti il controllo e sistema il punto «File»: quasi sempre basta caricare di nuovo tutta la cartella.";

/** The published bytes of a file, of which the guide says what they have to be. */
export async function readPublished(guide: PublishedGuide, path: string) {
  const { publication, root, ports } = guide;
  if (!ports.sha256)
    throw new Refusal(
      "Senza https il file del museo non si può controllare, e quindi nemmeno scaricare.",
      "Apri questa pagina con https.",
      "crypto.subtle manca",
    );
  const answer = await ask(root + path, guide);
  if (!answer)
    throw new Refusal(
      "Lo spazio web non risponde.",
      "Controlla di essere in rete, poi riprova.",
      path,
    );
  const content = new Uint8Array(await answer.arrayBuffer());
  const [bytes, hash] = publication.files[path] ?? [];
  const found = await ports.sha256(content);
  if (!answer.ok || content.length !== bytes || found !== hash)
    throw new Refusal(
      "Un file della guida non è quello pubblicato: il file del museo sarebbe sbagliato.",
      reload,
      `${path}: risposta ${answer.status}, ${content.length} byte, SHA-256 ${found} al posto di ${bytes} byte, ${hash}`,
    );
  return content;
}

/** The files that only `source.zip` has. */
export async function readSource(guide: PublishedGuide) {
  const { files, museum } = guide.publication;
  const path = [true, false]
    .map((isAlone) => `${checkupFolder(museum.slug, isAlone)}/source.zip`)
    .find((each) => Object.hasOwn(files, each));
  if (path === undefined) throw damaged("source.zip: guide.json non lo nomina");
  const zip = await readPublished(guide, path);
  const directory = readCentralDirectory(zip, true);
  if (typeof directory === "string") throw damaged(`source.zip: ${directory}`);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of directory.entries) {
    const local = readLocalEntry(zip, entry);
    const content = local ? readEntry(entry, local.body) : "damaged";
    if (typeof content === "string") throw damaged(`source.zip: ${entry.path}: ${content}`);
    contents.set(entry.path, content);
  }
  return contents;
}

function damaged(detail: string) {
  return new Refusal("Il pacchetto del museo è danneggiato.", reload, detail);
}
