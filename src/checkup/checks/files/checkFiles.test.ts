import { expect, it } from "vitest";
import { mismatches } from "../../fixtures/mismatches.ts";
import { pretendedHost, type Faults } from "../../fixtures/pretendedHost.ts";
import { bytesOf, slug, type GuideFiles } from "../../fixtures/publishedGuide.ts";
import type { CheckupPorts } from "../ports.ts";
import { checkFiles } from "./checkFiles.ts";
import { inspectFiles } from "./inspectFiles.ts";

const list = `/${slug}/index.html`;
const script = "/assets/app-1a2b3c4d.js";
const picture = "/assets/apollo-320-1a2b3c4d.webp";
const sound = `/assets/${slug}/it/apollo-1a2b3c4d.mp3`;

const edit = (path: string, change: (text: string) => string) => (files: GuideFiles) =>
  void files.set(path, bytesOf(change(new TextDecoder().decode(files.get(path)))));
const cut = (path: string) => (files: GuideFiles) =>
  void files.set(path, files.get(path)!.slice(0, 60));
const noPolicy = { headers: () => ({ "Content-Security-Policy": "" }) };
const homePage = () =>
  new Response("<!doctype html><html><title>Hosting</title></html>", {
    headers: { "Content-Type": "text/html" },
  });

const onHosts: [
  what: string,
  change: (files: GuideFiles) => void,
  faults: Faults,
  severity: string,
  found: RegExp,
  detail: RegExp,
][] = [
  ["nothing wrong", () => {}, {}, "good", /19 file: ci sono tutti e sono interi/, /./],
  [
    "a script that is gone",
    (files) => void files.delete(script),
    {},
    "mend",
    /Un file della guida manca/,
    /app-1a2b3c4d\.js: risposta 404$/,
  ],
  [
    "an icon that is gone",
    (files) => void files.delete("/share.png"),
    {},
    "little",
    /Un file.*farne a meno/,
    /share\.png/,
  ],
  [
    "a picture that is gone",
    (files) => void files.delete(picture),
    {},
    "mend",
    /Un file della guida manca/,
    /webp: risposta 404$/,
  ],
  [
    "the host’s home page in place of a script",
    () => {},
    { answers: (path) => (path === script ? homePage() : undefined) },
    "mend",
    /Un file della guida manca/,
    /risposta 200 con un’altra pagina/,
  ],
  [
    "the host’s home page in place of a recording",
    () => {},
    { answers: (path) => (path === sound ? homePage() : undefined) },
    "mend",
    /Un file della guida manca/,
    /mp3: risposta 200 con un’altra pagina/,
  ],
  [
    "the host’s home page in place of ours",
    () => {},
    { answers: (path) => (path === `/${slug}/` ? homePage() : undefined) },
    "mend",
    /Un file della guida manca/,
    /index\.html: risposta 200 con un’altra pagina/,
  ],
  ["a page that is cut off", cut(list), {}, "mend", /1 file è arrivato solo in parte/, /60 byte/],
  [
    "a recording that is cut off",
    cut(sound),
    {},
    "mend",
    /1 file è arrivato solo in parte/,
    /mp3: 60 byte/,
  ],
  [
    "a page sent as text",
    edit(list, (text) => text.replaceAll("\n", "\r\n")),
    {},
    "mend",
    /dal programma che li ha caricati/,
    /CRLF/,
  ],
  [
    "an advertisement before the end",
    edit(list, (text) =>
      text.replace("</body>", '<script src="https://ads.example/a.js"></script></body>'),
    ),
    noPolicy,
    "mend",
    /aggiunge qualcosa di suo a 1 pagina.*far sapere ad altri/,
    /index\.html: <script src="https:\/\/ads\.example\/a\.js"><\/script>$/,
  ],
  [
    "the same, which the policy stops",
    edit(list, (text) =>
      text.replace("</body>", '<script src="https://ads.example/a.js"></script></body>'),
    ),
    {},
    "little",
    /non lo lascia agire/,
    /ads\.example/,
  ],
  [
    "a comment at the end",
    edit(list, (text) => `${text}<!-- served in 12 ms -->`),
    noPolicy,
    "little",
    /aggiunge qualcosa di suo/,
    /<!-- served in 12 ms -->/,
  ],
  [
    "two things at once",
    edit(list, (text) =>
      text
        .replace("<head>", "<head><!-- a -->")
        .replace("</body>", "<script>statistics()</script></body>"),
    ),
    noPolicy,
    "mend",
    /aggiunge qualcosa di suo/,
    /<script>$/,
  ],
  [
    "a page that is cut off, with an advertisement after it",
    edit(list, (text) => `${text.slice(0, 150)}<script src="https://ads.example/a.js"></script>`),
    noPolicy,
    "mend",
    /solo in parte/,
    /index\.html/,
  ],
  [
    "other words",
    edit(list, (text) => text.replace("arriva", "parte")),
    {},
    "mend",
    /1 file non è quello pubblicato/,
    /index\.html: \d+ byte/,
  ],
  [
    "a page without its spaces",
    edit(list, (text) =>
      text.replaceAll(" lang=", " lang=").replace("\n", "").replace("Il dio arriva.", "Il dio"),
    ),
    {},
    "mend",
    /1 file non è quello pubblicato/,
    /index\.html/,
  ],
  [
    "a network that is gone",
    () => {},
    { answers: () => "nothing" },
    "mend",
    /file non hanno risposto/,
    /app-1a2b3c4d\.css|share/,
  ],
];

it.each(onHosts)("files: %s", async (_what, change, faults, severity, found, detail) => {
  const { guide } = pretendedHost(faults, change);
  const findings = checkFiles(await inspectFiles(guide, false, () => {}));
  const wrong = [found, detail].flatMap((words) => mismatches(findings, severity, words));
  expect(wrong).toEqual([]);
});

it("a script that is cut off is told from one that is another", async () => {
  const { guide } = pretendedHost({}, (files) => files.set(script, bytesOf("export")));
  const findings = checkFiles(await inspectFiles(guide, false, () => {}));
  expect(findings).toMatchObject([{ severity: "mend", details: [`${script}: 6 byte`] }]);
  expect(findings[0]!.found).toMatch(/solo in parte/);
});

it("media are asked for by their length, and byte by byte where that is wanted", async () => {
  const damage = edit(sound, (text) => text.replace("suono", "tuono"));
  const quick = pretendedHost({}, damage);
  const seen: number[] = [];
  expect(
    checkFiles(await inspectFiles(quick.guide, false, (done) => seen.push(done))),
  ).toMatchObject([{ severity: "good", found: expect.stringContaining("solo la lunghezza") }]);
  expect(quick.asked).toContain(`HEAD ${sound}`);
  expect(quick.asked).not.toContain(`GET ${sound}`);
  expect(seen).toEqual(Array.from({ length: seen.length }, (_, at) => at + 1));
  const whole = pretendedHost({}, damage);
  expect(checkFiles(await inspectFiles(whole.guide, true, () => {}))).toMatchObject([
    { severity: "mend", details: [expect.stringContaining(sound)] },
  ]);
  expect(whole.asked).toContain(`GET ${sound}`);
});

it("a host that leads to the museum by itself has its first page", async () => {
  const { guide } = pretendedHost({}, (files) => files.set("/index.html", files.get(list)!));
  expect(checkFiles(await inspectFiles(guide, false, () => {}))).toMatchObject([
    { severity: "good" },
  ]);
});

it("what is large is asked for by its length, whatever it is", async () => {
  const source = "/controllo/source.zip";
  const { guide, asked } = pretendedHost({}, (files) =>
    files.set(source, new Uint8Array(3_000_000)),
  );
  const { publication } = guide;
  const files = { ...publication.files, [source]: [3_000_000, "A".repeat(43)] as const };
  await inspectFiles({ ...guide, publication: { ...publication, files } }, false, () => {});
  expect(asked.filter((each) => each.endsWith(source))).toEqual([`HEAD ${source}`]);
});

it.each([
  [
    "knows no HEAD",
    (init: RequestInit) =>
      init.method === "HEAD" ? new Response(null, { status: 405 }) : undefined,
  ],
  [
    "does not say how long a file is",
    (init: RequestInit) => (init.method === "HEAD" ? new Response(null) : undefined),
  ],
  [
    "compresses what it sends",
    (init: RequestInit) =>
      init.method === "HEAD"
        ? new Response(null, { headers: { "Content-Length": "7", "Content-Encoding": "gzip" } })
        : undefined,
  ],
])("a host that %s is asked for the whole recording", async (_what, answerHead) => {
  const { guide, asked } = pretendedHost({ answers: (_path, init) => answerHead(init) });
  expect(checkFiles(await inspectFiles(guide, false, () => {}))).toMatchObject([
    { severity: "good" },
  ]);
  expect(asked).toContain(`GET ${sound}`);
});

it("a host that has too much to do is asked again after the pause that it wants", async () => {
  const pauses: number[] = [];
  let refusals = 2;
  const { guide } = pretendedHost(
    {
      answers: (path) =>
        path === script && refusals-- > 0
          ? new Response(null, { status: 429, headers: { "Retry-After": "7" } })
          : undefined,
    },
    () => {},
    { wait: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)) },
  );
  expect(checkFiles(await inspectFiles(guide, false, () => {}))).toMatchObject([
    { severity: "good" },
  ]);
  expect(pauses).toEqual([7_000, 7_000]);
});

it("what a host keeps to itself is not asked for, and pages are asked for as visitors do", async () => {
  const { guide, asked } = pretendedHost();
  await inspectFiles(guide, false, () => {});
  expect(asked).not.toContain("GET /.htaccess");
  expect(asked).not.toContain("GET /404.html");
  expect(asked).toContain(`GET /${slug}/artwork/1/`);
  // Media last, so that what matters most is known first.
  expect(asked.slice(-2).map((each) => each.split(" ")[0])).toEqual(["HEAD", "HEAD"]);
});

it("without HTTPS lengths are compared, and a longer page is not taken for one with an addition", async () => {
  const without: Partial<CheckupPorts> = { sha256: undefined };
  const same = pretendedHost(
    {},
    edit(list, (text) => text.replace("arriva", "partir")),
    without,
  );
  expect(checkFiles(await inspectFiles(same.guide, true, () => {}))).toMatchObject([
    { severity: "good", found: expect.stringContaining("solo la lunghezza") },
  ]);
  const longer = pretendedHost(
    {},
    edit(list, (text) => text.replace("arriva", "arriverà")),
    without,
  );
  expect(checkFiles(await inspectFiles(longer.guide, true, () => {}))).toMatchObject([
    { severity: "mend", found: expect.stringContaining("non è quello pubblicato") },
  ]);
});

it("a check that is begun anew ends the one before", async () => {
  const { guide } = pretendedHost();
  const ending = new AbortController();
  const inspecting = inspectFiles({ ...guide, signal: ending.signal }, false, (done) => {
    if (done === 3) ending.abort();
  });
  await expect(inspecting).rejects.toThrow(/abort/i);
});
