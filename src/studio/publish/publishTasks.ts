import type { FileChanges } from "../../content/publishing/changesBetween.ts";
import type { Kit, KitFile, Publication, PublishGuide } from "../../content/publishing/guide.ts";
import { draftFiles } from "../../platform/drafts/draftFiles.ts";
import { encodePhotograph } from "../../platform/photographs/encodePhotograph.ts";
import { exclusive } from "../../platform/publishing/exclusive.ts";
import { fetchKit, fetchKitFile } from "../../platform/publishing/fetchKit.ts";
import { guideFolder } from "../../platform/publishing/guideFolder.ts";
import { publishingFolder } from "../../platform/publishing/publishingFolder.ts";
import type { Gap } from "../coverage/counting/gap.ts";
import { inspectFolder, type Inspection } from "./folder/inspectFolder.ts";
import { writeFolder, type Written } from "./folder/writeFolder.ts";
import { cachedPhotographs } from "./making/cachedPhotographs.ts";
import { keptGuide } from "./making/keptGuide.ts";
import { makeGuide } from "./making/makeGuide.ts";
import { museumToPublish } from "./making/museumToPublish.ts";
import { packDifference } from "./making/packDifference.ts";
import { problemOf, type Problem } from "./making/problem.ts";
import type { Progress } from "./making/progress.ts";

export type MakeAsked = {
  draft: string;
  documents: readonly (readonly [path: string, document: unknown])[];
  address: string;
  /** Where this site has the list of what every guide is made of. */
  kit: string;
  made: string;
  last?: { version: string; made: string } | undefined;
  isWithoutEars: boolean;
};

export type Guide = { publication: Publication; zip: Blob };

/** What of a kit a curator is asked about. */
export type KitSummary = { phase: "known"; earsBytes: number };

export type Made =
  | ({ phase: "made"; lost: Gap[]; published?: Publication } & Guide)
  | { phase: "faulty"; faults: string[] }
  | Failed;

export type Failed = { phase: "failed" } & Problem;

/** A page hears through it how far something is, and says through it that it is to stop. */
export type ProgressPort = MessagePort;

/** What is sent through it. */
export type FromWorker = Progress;
export type ToWorker = "stop";

/** What the worker that publishes can do. */
export const publishTasks = {
  describeKit: (address: string): Promise<KitSummary | Failed> =>
    orFailed(async () => ({ phase: "known", earsBytes: bytesOfEars(await readKit(address)) })),

  make: (asked: MakeAsked, port: ProgressPort): Promise<Made> =>
    run(asked.draft, port, (report, signal) => make(asked, report, signal)),

  /** What is in a folder, before anything is written there. */
  inspect: (
    handle: FileSystemDirectoryHandle,
    publication: Publication,
  ): Promise<Inspection | Failed> =>
    orFailed(async () => {
      const { listing: _, ...inspection } = await inspectFolder(guideFolder(handle), publication);
      return inspection;
    }),

  writeFolder: (
    draft: string,
    handle: FileSystemDirectoryHandle,
    guide: Guide,
    port: ProgressPort,
  ): Promise<({ phase: "written" } & Written) | Failed> =>
    run(draft, port, async (report, signal) => ({
      phase: "written",
      ...(await writeFolder(guideFolder(handle), guide, report, signal)),
    })),

  packDifference: (
    draft: string,
    guide: Guide & { changes: FileChanges },
    port: ProgressPort,
  ): Promise<{ phase: "packed"; zip: Blob } | Failed> =>
    run(draft, port, async (report, signal) => {
      const file = await publishingFolder.begin(draft);
      const name = `difference-${crypto.randomUUID()}.zip`;
      try {
        return { phase: "packed", zip: await packDifference(guide, file, name, report, signal) };
      } catch (error) {
        await file.discard().catch(() => {});
        throw error;
      }
    }),

  /** What this browser published last of a draft, if it knows. */
  published: (draft: string) => keptGuide(draft, publishingFolder).published(),

  keepPublished: (draft: string, publication: Publication) =>
    keptGuide(draft, publishingFolder).keepPublished(publication),
};

async function readKit(address: string): Promise<Kit> {
  return JSON.parse(new TextDecoder().decode(await fetchKit(address))) as Kit;
}

/** The files that recognise speech on the device; a kit may have none. */
function filesOfEars({ ears = [] }: Kit & { ears?: readonly { files: readonly KitFile[] }[] }) {
  return ears.flatMap(({ files }) => files);
}

function bytesOfEars(kit: Kit) {
  return filesOfEars(kit).reduce((sum, { bytes }) => sum + bytes, 0);
}

function readerOfKit(kit: Kit) {
  const known = new Map([...kit.files, ...filesOfEars(kit)].map((file) => [file.path, file]));
  return (path: string) => {
    const file = known.get(path);
    return file ? fetchKitFile(path, file) : fetchKit(path);
  };
}

async function make(
  { draft, documents, address, kit: kitAddress, made, last, isWithoutEars }: MakeAsked,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Made> {
  const kept = keptGuide(draft, publishingFolder);
  const kit = await readKit(kitAddress);
  const { publishGuide } = (await import(/* @vite-ignore */ kit.publisher)) as {
    publishGuide: PublishGuide;
  };
  const { museum, lost } = museumToPublish(
    new Map(documents),
    await draftFiles.list(draft),
    async (checksum) => {
      const bytes = await draftFiles.read(draft, checksum);
      if (!bytes) throw new Error("A file of the draft is gone");
      return bytes;
    },
  );
  const [published, previous] = await Promise.all([kept.published(), kept.made()]);
  const photographs = cachedPhotographs(draft, publishingFolder, encodePhotograph);
  const id = crypto.randomUUID();
  const file = await publishingFolder.begin(draft);
  try {
    const result = await makeGuide(
      { museum, address, made, last, previous, isWithoutEars },
      {
        kit,
        publishGuide,
        readKit: readerOfKit(kit),
        encodePhotograph: photographs.encode,
        file,
        name: `made-${id}.zip`,
      },
      report,
      signal,
    );
    if (result.phase === "faulty") {
      await file.discard();
      return result;
    }
    await kept.keepMade(id, result);
    await photographs.forgetOthers();
    const { publication, zip } = result;
    return { phase: "made", publication, zip, lost, ...(published && { published }) };
  } catch (error) {
    await file.discard().catch(() => {});
    await publishingFolder.removeFile(draft, `made-${id}.zip`);
    // The next try has the room that the guide made before takes up.
    if (problemOf(error).problem === "full") await kept.forgetMade();
    throw error;
  }
}

/** Does something that one tab does at a time, until the page stops it. */
async function run<Result>(
  draft: string,
  port: ProgressPort,
  act: (report: (progress: Progress) => void, signal: AbortSignal) => Promise<Result>,
): Promise<Result | Failed> {
  const stopping = new AbortController();
  port.addEventListener("message", () => stopping.abort());
  port.start();
  try {
    return await orFailed<Result>(async () => {
      const result = await exclusive(`varco-publish-${draft}`, () =>
        act((progress) => port.postMessage(progress satisfies FromWorker), stopping.signal),
      );
      return result === "busy" ? { phase: "failed", problem: "busy", details: "" } : result;
    });
  } finally {
    port.close();
  }
}

async function orFailed<Result>(act: () => Promise<Result | Failed>): Promise<Result | Failed> {
  try {
    return await act();
  } catch (error) {
    return { phase: "failed", ...problemOf(error) };
  }
}
