import { ask } from "./ask.ts";
import type { Finding } from "./finding.ts";
import type { PublishedGuide } from "./ports.ts";

/** As many as a phone asks for at first, or more. */
const ASKED = 100;

/** Whether recordings and films come in the parts that are asked for: Safari plays no others. */
export async function checkRanges(guide: PublishedGuide): Promise<Finding[]> {
  const paths = Object.keys(guide.publication.files);
  const some = [/\.mp3$/, /\.(?:mp4|webm)$/].flatMap((kind) => {
    const path = paths.find((each) => kind.test(each) && guide.publication.files[each]![0] > ASKED);
    return path === undefined ? [] : [path];
  });
  if (some.length === 0)
    return [{ severity: "good", found: "La guida non ha registrazioni né filmati." }];
  const answers = await Promise.all(some.map((path) => askForPart(guide, path)));
  const isSilent = answers.some((each) => each.problem === "silent");
  const wrong = answers.flatMap(({ path, problem }) =>
    problem === undefined || problem === "silent" ? [] : [`${path}: ${problem}`],
  );
  if (wrong.length > 0)
    return [
      {
        severity: "mend",
        found:
          "Su iPhone e iPad le registrazioni non si sentono: lo spazio web le manda solo intere.",
        todo: "Chiedi al tecnico di permettere le richieste di una parte di un file (Range, risposta 206). Se lo spazio web non può, serve un altro spazio.",
        details: wrong,
      },
    ];
  if (isSilent)
    return [
      {
        severity: "little",
        found: "La registrazione di prova non ha risposto.",
        todo: "Controlla di essere in rete, poi ripeti il controllo.",
        details: some,
      },
    ];
  return [
    { severity: "good", found: "Le registrazioni si possono ascoltare anche su iPhone e iPad." },
  ];
}

async function askForPart(guide: PublishedGuide, path: string) {
  const headers = { Range: `bytes=0-${ASKED - 1}` };
  const answer = await ask(guide.root + path, guide, { headers });
  if (!answer) return { path, problem: "silent" };
  const told = `Range: bytes=0-${ASKED - 1} → ${answer.status}`;
  if (answer.status !== 206) {
    // Otherwise the whole recording would be read for nothing.
    void answer.body?.cancel();
    // A file that is not there is told of with the files.
    return answer.ok ? { path, problem: told } : { path };
  }
  const { length } = new Uint8Array(await answer.arrayBuffer());
  const range = answer.headers.get("content-range");
  const [bytes] = guide.publication.files[path]!;
  const isRight = length === ASKED && range === `bytes 0-${ASKED - 1}/${bytes}`;
  return isRight ? { path } : { path, problem: `${told}, ${range}, ${length} byte` };
}
