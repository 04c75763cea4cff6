import { ZipDamaged } from "../../../content/packing/zipFile.ts";
import { ZipFull } from "../../../content/packing/zipWriter.ts";
import {
  CannotDraw,
  PhotographUnreadable,
} from "../../../platform/photographs/encodePhotograph.ts";
import { KitMissing } from "../../../platform/publishing/fetchKit.ts";

/** Why a guide was not published. `details` are for whoever helps, and in English. */
export type Problem = {
  problem:
    /** Another tab publishes the same draft. */
    | "busy"
    /** The device, or the disk of the folder, is full. */
    | "full"
    /** A part of the app could not be fetched. */
    | "kit"
    /** The browser cannot draw photographs in a worker. */
    | "cannotDraw"
    /** A photograph cannot be opened. */
    | "photograph"
    /** A plain zip cannot have so much. */
    | "large"
    /** What was written is not what was to be written. */
    | "damaged"
    /** The prepared guide is not there any more: another tab has prepared it anew. */
    | "gone"
    /** The browser or the system refuses to write in the folder. */
    | "refused"
    | "unknown";
  details: string;
};

const kinds: readonly (readonly [new (message?: string) => Error, Problem["problem"]])[] = [
  [ZipFull, "large"],
  [ZipDamaged, "damaged"],
  [CannotDraw, "cannotDraw"],
  [PhotographUnreadable, "photograph"],
  [KitMissing, "kit"],
];

const names: Readonly<Record<string, Problem["problem"]>> = {
  QuotaExceededError: "full",
  NotAllowedError: "refused",
  NoModificationAllowedError: "refused",
  SecurityError: "refused",
  NotReadableError: "gone",
  NotFoundError: "gone",
};

/** What an error means for whoever publishes. */
export function problemOf(error: unknown): Problem {
  const details = error instanceof Error || error instanceof DOMException ? error.message : "";
  const kind = kinds.find(([each]) => error instanceof each)?.[1];
  const named = error instanceof DOMException ? names[error.name] : undefined;
  return { problem: kind ?? named ?? "unknown", details: details || String(error) };
}
