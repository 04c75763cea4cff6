import { expect, it } from "vitest";
import { mismatches } from "../fixtures/mismatches.ts";
import { pretendedHost, type Faults } from "../fixtures/pretendedHost.ts";
import { bytesOf, slug, type GuideFiles } from "../fixtures/publishedGuide.ts";
import { checkLabels } from "./checkLabels.ts";

const work = `/${slug}/artwork/2`;
const at = (path: string, answer: () => Response | "nothing"): Faults => ({
  answers: (asked) => (asked === path ? answer() : undefined),
});
it.each<[string, Faults, (files: GuideFiles) => void, string, RegExp]>([
  ["are right", {}, () => {}, "good", /./],
  [
    "are right where a script chooses the language",
    { choosesLanguage: false },
    () => {},
    "good",
    /./,
  ],
  [
    "lead nowhere",
    {},
    (files) => files.delete(`${work}/index.html`),
    "mend",
    /artwork\/2: risposta 404/,
  ],
  [
    "lead to another work",
    {},
    (files) => files.set(`${work}/index.html`, files.get(`/${slug}/artwork/1/index.html`)!),
    "mend",
    /artwork\/2: risposta 200/,
  ],
  [
    "lead to another work with something added",
    {},
    (files) =>
      files.set(
        `${work}/index.html`,
        bytesOf(
          `${new TextDecoder().decode(files.get(`/${slug}/artwork/1/index.html`))}<iframe src="https://ads.example">`,
        ),
      ),
    "mend",
    /artwork\/2: risposta 200/,
  ],
  [
    "lead to their work with something added",
    {},
    (files) =>
      files.set(
        `${work}/index.html`,
        bytesOf(
          `${new TextDecoder().decode(files.get(`${work}/index.html`))}<script>count()</script>`,
        ),
      ),
    "good",
    /./,
  ],
  ["get no answer", at(work, () => "nothing"), () => {}, "mend", /artwork\/2: nessuna risposta/],
  [
    "open unknown works as well",
    at(`/${slug}/artwork/controllo-1a2b`, () => new Response("<html>Benvenuti</html>")),
    () => {},
    "mend",
    /come se ci fosse.*risposta 200/,
  ],
  [
    "open the host’s own error page",
    at(`/${slug}/artwork/controllo-1a2b`, () => new Response("Not found", { status: 404 })),
    () => {},
    "little",
    /pagina di errore dello spazio web/,
  ],
])("labels that %s", async (_what, faults, change, severity, words) => {
  expect(
    mismatches(await checkLabels(pretendedHost(faults, change).guide), severity, words),
  ).toEqual([]);
});

it("each language of the first work and of the last is asked for", async () => {
  const { guide, asked } = pretendedHost();
  await checkLabels(guide);
  expect(asked.filter((each) => each === `GET ${work}`)).toHaveLength(3);
});
