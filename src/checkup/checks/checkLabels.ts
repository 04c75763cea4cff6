import { ask } from "./ask.ts";
import { compareFile } from "./files/compareFile.ts";
import type { Finding } from "./finding.ts";
import type { PublishedGuide } from "./ports.ts";

/** Whether the code of a printed label opens its work, in each language, and only where there is one. */
export async function checkLabels(guide: PublishedGuide): Promise<Finding[]> {
  const { languages } = guide.publication.museum;
  const ids = labelsIn(guide);
  if (ids.length === 0)
    return [
      {
        severity: "mend",
        found: "La guida non ha nessuna opera con un numero.",
        todo: "Aprila nello studio, controlla i numeri delle opere e pubblicala di nuovo.",
      },
    ];
  const asked = ids.flatMap((id) =>
    [undefined, ...languages].map((language) => ({ id, language })),
  );
  const wrong = (await Promise.all(asked.map((each) => wrongAnswer(guide, each)))).flatMap(
    (each) => each ?? [],
  );
  return [
    wrong.length > 0
      ? {
          severity: "mend",
          found: "Il codice di un’etichetta non apre la pagina della sua opera.",
          todo: "Carica di nuovo tutta la cartella. Se la riga resta, chiedi al tecnico che l’indirizzo di una cartella apra il file index.html che c’è dentro.",
          details: wrong,
        }
      : { severity: "good", found: "I codici delle etichette aprono le loro opere." },
    await unknownAddress(guide),
  ];
}

/** The numbers of the first work and of the last, as their pages are called. */
function labelsIn({ publication: { files, museum } }: PublishedGuide): string[] {
  const page = new RegExp(`^/${museum.slug}/artwork/(\\d+)/index\\.html$`);
  const ids = Object.keys(files).flatMap((path) => page.exec(path)?.[1] ?? []);
  return [...new Set([ids.at(0), ids.at(-1)])].flatMap((id) => id ?? []);
}

/** What is wrong with the answer to a label’s address; `undefined` where nothing is. */
async function wrongAnswer(
  guide: PublishedGuide,
  { id, language }: { id: string; language: string | undefined },
): Promise<string | undefined> {
  const label = `/${guide.publication.museum.slug}/artwork/${id}`;
  const address = language === undefined ? label : `${label}?lang=${language}`;
  const answer = await ask(guide.root + address, guide);
  if (!answer) return `${address}: nessuna risposta`;
  const content = new Uint8Array(await answer.arrayBuffer());
  const path = `${label}/index.html`;
  // A host that cannot choose by the query sends the same page, and a script of that fetches the other.
  const right = [path, ...(language === undefined ? [] : [`/${language}${path}`])];
  for (const each of right) {
    const published = guide.publication.files[each];
    // oxlint-disable-next-line no-await-in-loop -- there are two at the most
    if (published && (await isPage(each, published))) return undefined;
  }
  return `${address}: risposta ${answer.status}, ${content.length} byte, non la pagina dell’opera`;

  async function isPage(each: string, published: readonly [number, string]) {
    const { is } = await compareFile(each, published, answer!, content, guide.ports.sha256);
    return is === "whole" || is === "newLines" || (is === "addedTo" && namesItself(content));
  }

  /** A page with something added is still that of this work: it says its own address. */
  function namesItself(page: Uint8Array) {
    const said = /<link[^>]*rel="canonical"[^>]*href="([^"?]*)/.exec(
      new TextDecoder().decode(page),
    );
    return said?.[1] === guide.publication.address + label;
  }
}

async function unknownAddress(guide: PublishedGuide): Promise<Finding> {
  const { slug } = guide.publication.museum;
  const address = `/${slug}/artwork/${guide.ports.unused()}`;
  const answer = await ask(guide.root + address, guide);
  const published = guide.publication.files["/404.html"];
  if (!answer)
    return {
      severity: "little",
      found: "L’indirizzo di prova non ha risposto.",
      todo: "Controlla di essere in rete, poi ripeti il controllo.",
      details: [address],
    };
  const content = new Uint8Array(await answer.arrayBuffer());
  const details = [`${address}: risposta ${answer.status}`];
  if (answer.status !== 404 && answer.status !== 410)
    return {
      severity: "mend",
      found:
        "A un indirizzo che non esiste lo spazio web risponde come se ci fosse: un file che manca sembra al suo posto.",
      todo: "Chiedi al tecnico che per un indirizzo sconosciuto la risposta sia 404.",
      details,
    };
  const found = { ok: true, status: 200, headers: answer.headers };
  const { is } = published
    ? await compareFile("/404.html", published, found, content, guide.ports.sha256)
    : { is: "whole" };
  if (is === "whole" || is === "newLines" || is === "addedTo")
    return {
      severity: "good",
      found: "Un numero che non esiste è riconosciuto, e chi l’ha scritto ritrova la guida.",
    };
  return {
    severity: "little",
    found:
      "Chi scrive un numero che non esiste vede la pagina di errore dello spazio web, e non quella della guida.",
    todo: "Se il tecnico può, faccia rispondere con il file 404.html della guida.",
    details,
  };
}
