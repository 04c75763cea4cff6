import { compareFile } from "./files/compareFile.ts";
import type { Finding } from "./finding.ts";
import type { PublishedGuide } from "./ports.ts";

/** Whether the guide can be kept by a device, and which version this one keeps. */
export async function checkWorker({
  publication,
  root,
  ports,
}: PublishedGuide): Promise<Finding[]> {
  if (!ports.worker)
    return [
      {
        severity: ports.isSecure ? "little" : "mend",
        found: ports.isSecure
          ? "Questo browser non può tenere la guida sul telefono: qui non si può provare."
          : "Senza https la guida non funziona quando la rete manca.",
        todo: ports.isSecure
          ? "Ripeti il controllo in una finestra normale, non privata, o con un altro browser."
          : "Vedi sopra, «Indirizzo».",
      },
    ];
  const { slug } = publication.museum;
  const script = `/worker-${slug}.js`;
  const installed = await ports.worker.install(root + script, `${root}/${slug}`);
  if (installed.is === "refused")
    return [
      {
        severity: "mend",
        found:
          "La guida non si apre quando la rete manca: il browser rifiuta il file che la tiene sul telefono.",
        todo: "Prima sistema i punti «File» e «Tipi»; se la riga resta, mostrala al tecnico.",
        details: [`${script}: ${installed.why}`],
      },
    ];
  if (installed.is === "failed")
    return [
      {
        severity: "mend",
        found:
          "La guida non si apre quando la rete manca: un file che il telefono deve tenere non è arrivato intero.",
        todo: "Sistema il punto «File», poi ripeti il controllo.",
        details: [`${script}: redundant`],
      },
    ];
  if (installed.isWaiting)
    return [
      {
        severity: "good",
        found:
          "La guida si apre anche senza rete. Questo apparecchio ha ancora la versione di prima, e ha già pronta la nuova: cambia alla prossima apertura.",
      },
    ];
  return [await ofKeptPage()];

  async function ofKeptPage(): Promise<Finding> {
    const path = `/${slug}/app/index.html`;
    const published = publication.files[path];
    const kept = await ports.worker!.keptPage([`${root}/${slug}/app/`]);
    if (!kept || !published)
      return {
        severity: "mend",
        found: "Questo apparecchio dice di tenere la guida, ma la pagina tenuta non c’è.",
        todo: "Apri la guida e chiudila, poi ripeti il controllo. Se la riga resta, mostrala al tecnico.",
        details: [`${path}: ${published ? "non nella cache" : "non in guide.json"}`],
      };
    const answer = { ok: true, status: 200, headers: new Headers() };
    const { is } = await compareFile(path, published, answer, kept, ports.sha256);
    if (is === "whole" || is === "addedTo")
      return {
        severity: "good",
        found:
          "La guida si apre anche senza rete, e questo apparecchio tiene la versione pubblicata.",
      };
    return {
      severity: "little",
      found: "Questo apparecchio tiene una versione diversa da quella pubblicata.",
      todo: "Apri la guida, chiudi tutte le sue schede e ripeti il controllo. Se la riga resta, guarda il punto «Versioni».",
      details: [`${path}: ${is}, ${kept.length} byte al posto di ${published[0]}`],
    };
  }
}
