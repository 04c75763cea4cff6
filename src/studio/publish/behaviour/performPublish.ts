import { changesBetween } from "../../../content/publishing/changesBetween.ts";
import { compareWithLive } from "../../../content/publishing/compareWithLive.ts";
import type { Publication } from "../../../content/publishing/guide.ts";
import { exceededLimits } from "../../../content/publishing/hostLimits.ts";
import { parsePublication } from "../../../content/publishing/parsePublication.ts";
import { openZipFile } from "../../../content/packing/zipFile.ts";
import type { Perform } from "../../../lib/machine/machine.ts";
import { saveFile } from "../../../platform/browser/saveFile.ts";
import type { PublishedAt } from "../../draft/documents/publicationDocument.ts";
import { pathsOfDifference } from "../making/packDifference.ts";
import { progressPort, type publisher as callPublisher } from "../publisher.ts";
import type { Guide, Made } from "../publishTasks.ts";
import type {
  Comparison,
  Failure,
  GuideSummary,
  PublishActivity,
  PublishEvent,
  Target,
} from "./publishBehaviour.ts";

export type PublishDevice = {
  /** The draft as it is now. */
  draft: { id: string; documents: Iterable<readonly [path: string, document: unknown]> };
  address: string;
  /** Where this site has the kit. */
  kit: string;
  isWithoutEars: boolean;
  /** What was published last, from here or from another computer. */
  last: PublishedAt | undefined;
  publisher: typeof callPublisher;
  chooseFolder: (() => Promise<FileSystemDirectoryHandle | undefined>) | undefined;
  onPublished: (published: PublishedAt) => void;
  now: () => number;
};

type Send = (event: PublishEvent) => void;

/** The guide that was made and the folder that was chosen: too large, or no data, for a state. */
type Session = {
  guide?: Guide & { name: string };
  /** What the next publication is compared with. */
  base?: { publication: Publication; from: Comparison["from"] };
  folder?: FileSystemDirectoryHandle;
};

/** What publishing does, for as long as its screen is open. */
export function createPerformPublish(device: () => PublishDevice) {
  const session: Session = {};

  const perform: Perform<PublishActivity, PublishEvent> = (activity, send, signal) => {
    const act = { make, openFolder, write: writeTo }[activity.do];
    const target = activity.do === "write" ? activity.target : "whole";
    act(send, signal, target).catch((error: unknown) =>
      send({
        type: "failed",
        failure: { kind: "failed", problem: "unknown", details: String(error) },
      }),
    );
  };

  async function make(send: Send, signal: AbortSignal) {
    const { draft, address, kit, isWithoutEars, last, publisher, now } = device();
    const made: Made = await publisher(
      "make",
      {
        draft: draft.id,
        documents: [...draft.documents],
        address,
        kit,
        made: new Date(now()).toISOString(),
        last: last && { version: last.version, made: last.made },
        isWithoutEars,
      },
      progressPort((progress) => send({ type: "progressed", progress }), signal),
    );
    if (made.phase === "failed") return send({ type: "failed", failure: failureOf(made) });
    if (made.phase === "faulty") return send({ type: "foundFaulty", faults: made.faults });
    const { publication, zip, lost, published } = made;
    const { slug } = publication.museum;
    session.guide = { publication, zip, name: slug };
    delete session.base;
    // Of another museum, where the draft’s address was changed since.
    if (published?.museum.slug === slug) session.base = { publication: published, from: "here" };
    const files = Object.values(publication.files);
    const comparison = await compare(session);
    send({
      type: "made",
      guide: {
        name: slug,
        address: publication.address,
        version: publication.version,
        files: files.length + 1,
        bytes: files.reduce((sum, [bytes]) => sum + bytes, 0),
        zipBytes: zip.size,
        lost,
        limits: exceededLimits(publication.files),
        ...(comparison && { comparison }),
      } satisfies GuideSummary,
    });
  }

  async function openFolder(send: Send, signal: AbortSignal) {
    const { chooseFolder, publisher, last } = device();
    const folder = await chooseFolder?.();
    if (!folder) return send({ type: "nothingChosen" });
    session.folder = folder;
    const found = await publisher("inspect", folder, session.guide!.publication);
    if (signal.aborted) return;
    if (found.phase === "failed") return send({ type: "failed", failure: failureOf(found) });
    if (found.phase === "unusable") {
      const { why, name } = found;
      return send({ type: "failed", failure: { kind: "unusable", why, ...(name && { name }) } });
    }
    const { before, others, replaced } = found;
    const isUnseen = before && compareWithLive(before, last) === "unseen";
    const question = {
      ...(isUnseen && { unseen: before.made }),
      ...(others.count > 0 && { others: { ...others, replaced } }),
    };
    send({
      type: "folderOpened",
      ...(Object.keys(question).length > 0 && { question }),
    });
  }

  async function writeTo(send: Send, signal: AbortSignal, target: Target) {
    const { draft, publisher, onPublished } = device();
    const { publication, zip, name } = session.guide!;
    const guide = { publication, zip };
    const port = () => progressPort((progress) => send({ type: "progressed", progress }), signal);
    const save = (file: string, content: Blob) => {
      saveFile(file, content, "application/zip");
      return {
        kind: "saved" as const,
        target: target === "difference" ? target : ("whole" as const),
        file,
        bytes: content.size,
      };
    };
    const outcome = await (async () => {
      if (target === "whole") return save(`${name}-guida.zip`, zip);
      if (target === "folder") {
        const { folder } = session;
        const done = await publisher("writeFolder", draft.id, folder!, guide, port());
        if (done.phase === "failed") return failureOf(done);
        const { written, unchanged, removed } = done;
        return { kind: "written" as const, folder: folder!.name, written, unchanged, removed };
      }
      const { files } = changesBetween(session.base!.publication, publication);
      const packed = await publisher(
        "packDifference",
        draft.id,
        { ...guide, changes: files },
        port(),
      );
      if (packed.phase === "failed") return failureOf(packed);
      return save(`${name}-differenze.zip`, packed.zip);
    })();
    if (signal.aborted) return;
    if (outcome.kind === "failed") return send({ type: "failed", failure: outcome });
    const { address, version, made } = publication;
    onPublished({ address, version, made });
    // What is not kept costs the list of changes next time, and nothing else.
    await publisher("keepPublished", draft.id, publication).catch(() => {});
    send({ type: "done", outcome });
  }

  /** Compares the guide with the one whose `guide.json` somebody has chosen; words where it cannot be. */
  async function compareWith(json: string, send: Send): Promise<"compared" | NotLive> {
    const parsed = parsePublication(json);
    if (parsed.phase !== "read") return parsed.phase;
    const { guide } = session;
    if (!guide || parsed.publication.museum.slug !== guide.publication.museum.slug)
      return "otherMuseum";
    session.base = { publication: parsed.publication, from: "live" };
    const comparison = await compare(session);
    if (comparison) send({ type: "compared", comparison });
    return "compared";
  }

  async function compare({ base, guide }: Session): Promise<Comparison | undefined> {
    if (!base || !guide) return undefined;
    const { files, ...changes } = changesBetween(base.publication, guide.publication);
    const { entries } = await openZipFile(guide.zip);
    const paths = pathsOfDifference(files, guide.publication.museum.slug);
    const packed = paths.reduce(
      (sum, path) => sum + (entries.get(path.slice(1))?.packedSize ?? 0),
      0,
    );
    return {
      from: base.from,
      made: base.publication.made,
      isUnseen: compareWithLive(base.publication, device().last) === "unseen",
      changes,
      files: {
        written: files.written.length,
        gone: files.gone.length,
        bytes: files.bytes,
        packed,
      },
    };
  }

  return { perform, compareWith };
}

/** Why a file that somebody chose is not the `guide.json` of this museum’s guide. */
export type NotLive = "newer" | "unreadable" | "otherMuseum";

function failureOf({
  problem,
  details,
}: Pick<Extract<Failure, { kind: "failed" }>, "problem" | "details">): Extract<
  Failure,
  { kind: "failed" }
> {
  return { kind: "failed", problem, details };
}
