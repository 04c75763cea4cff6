import type { Publication } from "../../content/publishing/guide.ts";
import type { Behaviour } from "../../lib/machine/machine.ts";
import type { CheckName, CheckResults, Finding } from "../checks/finding.ts";

/** The check of a guide; `run` counts how often it was begun. */
export type CheckState =
  | { phase: "finding" }
  | { phase: "unreadable"; finding: Finding }
  | {
      phase: "checking" | "checked";
      publication: Publication;
      /** Where the guide was found. */
      root: string;
      results: CheckResults;
      done: number;
      of: number;
    };

/** The museum’s own file, put together from what is published. */
export type FileState =
  | { phase: "none" }
  | { phase: "packing"; done: number; of: number }
  | { phase: "saved"; name: string; bytes: number }
  | { phase: "refused"; finding: Finding };

export type CheckupState = {
  check: CheckState;
  run: number;
  /** Asked for by the curator; the next run does so. */
  everyByte: boolean;
  /** Whether the present run does. */
  comparesEveryByte: boolean;
  file: FileState;
  packings: number;
};

export type CheckupEvent =
  | { type: "repeatPressed" }
  | { type: "everyByteChosen"; everyByte: boolean }
  | { type: "guideFound"; publication: Publication; root: string }
  | { type: "guideUnreadable"; finding: Finding }
  | { type: "filesInspected"; done: number; of: number }
  | { type: "found"; check: CheckName; findings: readonly Finding[] }
  | { type: "ended" }
  | { type: "filePressed" }
  | { type: "filePacking"; done: number; of: number }
  | { type: "fileSaved"; name: string; bytes: number }
  | { type: "fileRefused"; finding: Finding };

export type CheckupActivity =
  | { do: "check"; run: number; everyByte: boolean }
  | { do: "pack"; packing: number };

export const checkupBehaviour: Behaviour<CheckupState, CheckupEvent, CheckupActivity> = {
  initial: {
    check: { phase: "finding" },
    run: 1,
    everyByte: false,
    comparesEveryByte: false,
    file: { phase: "none" },
    packings: 0,
  },
  reduce,
  activity: ({ check, run, comparesEveryByte }) =>
    check.phase === "finding" || check.phase === "checking"
      ? { do: "check", run, everyByte: comparesEveryByte }
      : undefined,
  besides: ({ file, packings }) =>
    file.phase === "packing" ? { do: "pack", packing: packings } : undefined,
};

function reduce(state: CheckupState, event: CheckupEvent): CheckupState {
  const { check } = state;
  switch (event.type) {
    case "repeatPressed":
      return {
        ...state,
        check: { phase: "finding" },
        run: state.run + 1,
        comparesEveryByte: state.everyByte,
      };
    case "everyByteChosen":
      return { ...state, everyByte: event.everyByte };
    case "guideFound": {
      const { publication, root } = event;
      return {
        ...state,
        check: { phase: "checking", publication, root, results: {}, done: 0, of: 0 },
      };
    }
    case "guideUnreadable":
      return { ...state, check: { phase: "unreadable", finding: event.finding } };
    case "filesInspected":
      if (check.phase !== "checking") return state;
      return { ...state, check: { ...check, done: event.done, of: event.of } };
    case "found": {
      if (check.phase !== "checking") return state;
      const results = { ...check.results, [event.check]: event.findings };
      return { ...state, check: { ...check, results } };
    }
    case "ended":
      if (check.phase !== "checking") return state;
      return { ...state, check: { ...check, phase: "checked" } };
    case "filePressed":
      if (state.file.phase === "packing") return state;
      return {
        ...state,
        file: { phase: "packing", done: 0, of: 0 },
        packings: state.packings + 1,
      };
    case "filePacking":
      if (state.file.phase !== "packing") return state;
      return { ...state, file: { phase: "packing", done: event.done, of: event.of } };
    case "fileSaved":
      return { ...state, file: { phase: "saved", name: event.name, bytes: event.bytes } };
    case "fileRefused":
      return { ...state, file: { phase: "refused", finding: event.finding } };
  }
}
