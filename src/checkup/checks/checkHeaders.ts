import { ask } from "./ask.ts";
import { cachingOfAssets, cachingOfPages } from "./cachingFindings.ts";
import { addressOfFile } from "./files/inspectFiles.ts";
import type { Finding } from "./finding.ts";
import type { PublishedGuide } from "./ports.ts";

/** Those that protect visitors beside the policy; without them the guide works all the same. */
const protecting = [
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Permissions-Policy",
  "X-Frame-Options",
];

/** With both, a browser lets one program compute on several cores. */
const isolating: readonly [name: string, value: string][] = [
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Embedder-Policy", "require-corp"],
];

/** What the host says beside its files: protection, permissions, how long copies are kept. */
export async function checkHeaders(guide: PublishedGuide): Promise<Finding[]> {
  const { slug } = guide.publication.museum;
  const page = `/${slug}/index.html`;
  const asset = Object.keys(guide.publication.files).find((path) =>
    /^\/assets\/.+\.js$/.test(path),
  );
  const [ofPage, ofAsset] = await Promise.all([
    ask(guide.root + addressOfFile(page), guide),
    asset === undefined ? undefined : ask(guide.root + asset, guide, { method: "HEAD" }),
  ]);
  if (!ofPage)
    return [
      {
        severity: "little",
        found: "La prima pagina della guida non ha risposto.",
        todo: "Controlla di essere in rete, poi ripeti il controllo.",
      },
    ];
  return [
    ...policyIn(ofPage.headers, await ofPage.text()),
    ...permissionsIn(ofPage.headers),
    ...protectionIn(ofPage.headers, new URL(guide.root).pathname),
    ...isolationIn(ofPage.headers),
    ...cachingOfPages(ofPage.headers),
    // One that is missing is told with the files, and how long its absence is kept does not matter.
    ...(ofAsset?.ok ? cachingOfAssets(ofAsset.headers) : []),
  ];
}

function policyIn(headers: Headers, page: string): Finding[] {
  const sent = headers.get("content-security-policy");
  const isInPage = /<meta[^>]*http-equiv="content-security-policy"/i.test(page);
  const directives = new Map(
    (sent ?? "").split(/[;,]/).map((each) => {
      const [name = "", ...sources] = each.trim().toLowerCase().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src");
  if (scripts && !scripts.some((each) => each.endsWith("unsafe-eval'")))
    return [
      {
        severity: "mend",
        found:
          "Lo spazio web vieta alla guida di leggere i codici delle etichette con la fotocamera.",
        todo: "Chiedi al tecnico di aggiungere 'wasm-unsafe-eval' a script-src.",
        details: [`Content-Security-Policy: ${sent}`],
      },
    ];
  if (sent !== null || isInPage)
    return [
      {
        severity: "good",
        found: "La protezione della guida c’è: nelle pagine non può agire niente di estraneo.",
        details: [sent === null ? "Content-Security-Policy in <meta>" : "Content-Security-Policy"],
      },
    ];
  return [
    {
      severity: "mend",
      found: "Manca la protezione della guida: un programma estraneo potrebbe agire nelle pagine.",
      todo: "Carica di nuovo tutta la cartella, anche i file nascosti. Se la riga resta, mostrala al tecnico.",
      details: ["Content-Security-Policy: né intestazione né <meta>"],
    },
  ];
}

function permissionsIn(headers: Headers): Finding[] {
  const sent = headers.get("permissions-policy") ?? "";
  const forbidden = (["camera", "microphone"] as const).filter((feature) =>
    new RegExp(`(?:^|[,\\s])${feature}\\s*=\\s*\\((?![^)]*self)[^)*]*\\)`).test(sent),
  );
  if (forbidden.length === 0) return [];
  const what = forbidden
    .map((feature) => ({ camera: "la fotocamera", microphone: "il microfono" })[feature])
    .join(" e ");
  return [
    {
      severity: "mend",
      found: `Lo spazio web vieta alla guida ${what}: i visitatori non possono ${forbidden.includes("camera") ? "inquadrare i codici" : "parlare con la guida"}.`,
      todo: "Chiedi al tecnico di permetterli: camera=(self), microphone=(self).",
      details: [`Permissions-Policy: ${sent}`],
    },
  ];
}

function protectionIn(headers: Headers, base: string): Finding[] {
  // From a folder it would bind the museum's whole site to HTTPS.
  const wanted =
    base === "/" ? protecting : protecting.filter((name) => name !== "Strict-Transport-Security");
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length === 0)
    return [{ severity: "good", found: "Ci sono anche le altre protezioni dello spazio web." }];
  return [
    {
      severity: "little",
      found: "Lo spazio web non manda tutte le sue protezioni. La guida funziona lo stesso.",
      todo: "Se il tecnico può, le aggiunga: non c’è fretta.",
      details: missing.map((name) => `${name}: manca`),
    },
  ];
}

function isolationIn(headers: Headers): Finding[] {
  const missing = isolating.filter(([name, value]) => headers.get(name) !== value);
  if (missing.length === 0) return [];
  return [
    {
      severity: "little",
      found:
        "I sottotitoli e i comandi a voce, dove si fanno sul telefono stesso, sono più lenti di quanto potrebbero.",
      todo: "Se il tecnico può, aggiunga le due intestazioni: non c’è fretta.",
      details: missing.map(([name, value]) => `${name}: ${value} manca`),
    },
  ];
}
