import { parsePublication } from "../../content/publishing/parsePublication.ts";
import type { Publication } from "../../content/publishing/guide.ts";
import { ask } from "../checks/ask.ts";
import { newestOf, type SeenVersions } from "../checks/checkVersions.ts";
import type { Finding } from "../checks/finding.ts";
import type { CheckupPorts, PublishedGuide } from "../checks/ports.ts";

/** Where the page was published to, as it says itself. */
export type PublishedPage = {
  /** The folder of the page below the guide’s address, as `/controllo`. */
  folder: string;
};

export type FoundGuide = { guide: PublishedGuide; seen: SeenVersions };

/** The guide that the page belongs to, where it is now; a finding where it cannot be read. */
export async function findGuide(
  { folder }: PublishedPage,
  ports: CheckupPorts,
  signal: AbortSignal,
): Promise<FoundGuide | Finding> {
  const root = rootOf(ports.href, folder);
  const list = `${root}${folder}/guide.json`;
  const asking = { ports, signal };
  // The copy that a browser keeps is looked at first: the others would put a new one in its place.
  const kept = await publicationIn(await ask(list, asking, { cache: "default" }));
  const answer = await ask(list, asking);
  const sent = await publicationIn(answer);
  const fresh = await publicationIn(await ask(`${list}?${ports.unused()}`, asking));
  if (!isRead(sent)) return unread(list, answer, sent);
  const seen = { kept: known(kept), sent, fresh: known(fresh) };
  return { guide: { publication: newestOf(seen), root, ports, signal }, seen };
}

/** Where the guide lies: what the address of the page has before its folder. */
export function rootOf(href: string, folder: string): string {
  const { origin, pathname } = new URL(href);
  const page = pathname.replace(/\/(?:index\.html)?$/, "");
  return (
    origin + (page.endsWith(folder) ? page.slice(0, -folder.length) : page.replace(/\/[^/]*$/, ""))
  );
}

type Read = Publication | string | undefined;

async function publicationIn(answer: Response | undefined): Promise<Read> {
  if (!answer?.ok) return undefined;
  const parsed = parsePublication(await answer.text());
  if (parsed.phase === "read") return parsed.publication;
  return parsed.phase === "newer" ? "guide.json: a newer Varco made it" : parsed.where;
}

function isRead(some: Read): some is Publication {
  return typeof some === "object";
}

function known(some: Read) {
  return isRead(some) ? some : undefined;
}

function unread(list: string, answer: Response | undefined, why: Read): Finding {
  if (!answer)
    return {
      severity: "mend",
      found: "Lo spazio web non risponde.",
      todo: "Controlla di essere in rete, poi ripeti il controllo.",
      details: [list],
    };
  return {
    severity: "mend",
    found:
      "L’elenco dei file della guida non si può leggere: senza, non si può controllare niente.",
    todo: "Carica di nuovo tutta la cartella della guida, poi ripeti il controllo.",
    details: [`${list}: ${typeof why === "string" ? why : `risposta ${answer.status}`}`],
  };
}
