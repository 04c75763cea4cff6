import type { Publication } from "../../content/publishing/guide.ts";
import { ask } from "./ask.ts";
import type { Finding } from "./finding.ts";
import type { PublishedGuide } from "./ports.ts";

/** The guide as three ways tell it: `undefined` where one of them gave none. */
export type SeenVersions = {
  /** As a browser would take it that has been here before. */
  kept: Publication | undefined;
  /** As the host sends it now. */
  sent: Publication;
  /** As the host sends it at an address that no cache can know. */
  fresh: Publication | undefined;
};

/** The one that was made last: it is what should be there. */
export function newestOf({ kept, sent, fresh }: SeenVersions): Publication {
  return [kept, fresh].reduce<Publication>(
    (newest, each) => (each && Date.parse(each.made) > Date.parse(newest.made) ? each : newest),
    sent,
  );
}

/** Whether an older copy on the way hides a newer guide from visitors. */
export async function checkVersions(guide: PublishedGuide, seen: SeenVersions): Promise<Finding[]> {
  const { version } = newestOf(seen);
  const details = (["kept", "sent", "fresh"] as const).map(
    (way) =>
      `${{ kept: "nel browser", sent: "dallo spazio web", fresh: "dallo spazio web, senza copie" }[way]}: ${describe(seen[way])}`,
  );
  const findings: Finding[] = [];
  if (seen.sent.version !== version)
    findings.push({
      severity: "mend",
      found: "Lo spazio web manda ancora una guida più vecchia di quella che hai caricato.",
      todo: "Svuota la cache dello spazio web, o chiedilo a chi lo gestisce, poi ripeti il controllo.",
      details,
    });
  if (seen.kept && seen.kept.version !== version)
    findings.push({
      severity: "little",
      found:
        "Questo browser ha ancora una copia più vecchia: anche ai visitatori di ieri la novità arriva più tardi.",
      todo: "Chiedi al tecnico «Cache-Control: no-cache» per tutto quello che non sta nella cartella assets.",
      details,
    });
  const worker = `/worker-${guide.publication.museum.slug}.js`;
  const [, hash] = guide.publication.files[worker] ?? [];
  const answer = await ask(guide.root + worker, guide, { cache: "default" });
  const content = answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  const found = content && (await guide.ports.sha256?.(content));
  if (found !== undefined && hash !== undefined && found !== hash)
    findings.push({
      severity: "mend",
      found: "I telefoni che hanno già la guida non vedono la nuova: ricevono un file vecchio.",
      todo: "Sistema il punto «File». Se lì è tutto a posto, svuota la cache dello spazio web e ripeti il controllo.",
      details: [`${worker}: SHA-256 ${found} al posto di ${hash}`],
    });
  return findings.length > 0
    ? findings
    : [{ severity: "good", found: "Nessuna copia vecchia nasconde la guida nuova." }];
}

function describe(publication: Publication | undefined) {
  return publication ? `${publication.version}, ${publication.made}` : "nessuna";
}
