import { expect, it } from "vitest";
import type { GuideWorker, WorkerInstallation } from "../../platform/serviceWorkers/guideWorker.ts";
import { mismatches } from "../fixtures/mismatches.ts";
import { address, pretendedHost } from "../fixtures/pretendedHost.ts";
import { bytesOf, slug, type GuideFiles } from "../fixtures/publishedGuide.ts";
import { checkWorker } from "./checkWorker.ts";

const app = `/${slug}/app/index.html`;
const installed = { is: "installed", wasThere: true, isWaiting: false } as const;
it.each<[string, WorkerInstallation, ((files: GuideFiles) => void) | "none", string, RegExp]>([
  ["is there", installed, () => {}, "good", /./],
  ["has the next version waiting", { ...installed, isWaiting: true }, "none", "good", /./],
  [
    "is refused",
    { is: "refused", why: "SecurityError" },
    () => {},
    "mend",
    /rifiuta.*SecurityError/,
  ],
  ["lacks a file", { is: "failed" }, () => {}, "mend", /non è arrivato intero/],
  [
    "keeps another page",
    installed,
    (files) => files.set(app, bytesOf("<html>vecchia</html>")),
    "little",
    /versione diversa/,
  ],
  ["keeps no page", installed, "none", "mend", /pagina tenuta non c’è/],
  [
    "keeps a page with something added",
    installed,
    (files) => files.set(app, bytesOf(`${new TextDecoder().decode(files.get(app))}<!-- 12 ms -->`)),
    "good",
    /./,
  ],
])("a worker that %s", async (_what, installation, kept, severity, words) => {
  const host = pretendedHost({}, kept === "none" ? () => {} : kept);
  const asked: string[][] = [];
  const worker: GuideWorker = {
    install: (...each) => Promise.resolve(void asked.push(each)).then(() => installation),
    keptPage: (addresses) =>
      kept === "none" ? Promise.resolve(undefined) : host.guide.ports.worker!.keptPage(addresses),
  };
  const guide = { ...host.guide, ports: { ...host.guide.ports, worker } };
  expect(mismatches(await checkWorker(guide), severity, words)).toEqual([]);
  expect(asked).toEqual([[`${address}/worker-${slug}.js`, `${address}/${slug}`]]);
});

it.each([
  [true, "little", /Questo browser/],
  [false, "mend", /Senza https/],
])("in a browser without any, secure: %s", async (isSecure, severity, words) => {
  const { guide } = pretendedHost({}, () => {}, { worker: undefined, isSecure });
  expect(mismatches(await checkWorker(guide), severity, words)).toEqual([]);
});
