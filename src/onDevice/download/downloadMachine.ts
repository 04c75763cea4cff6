import { createMachine, type Machine } from "../../lib/machine/machine.ts";
import { downloadBehaviour, type DownloadEvent, type DownloadState } from "./downloadBehaviour.ts";
import { performDownload } from "./performDownload.ts";

const machines = new Map<string, Machine<DownloadState, DownloadEvent>>();

/** The machine of one list of files. It outlives the screen, so the download goes on meanwhile. */
export function downloadMachine(
  museum: string,
  files: string,
): Machine<DownloadState, DownloadEvent> {
  const machine =
    machines.get(files) ?? createMachine(downloadBehaviour, performDownload(museum, files));
  machines.set(files, machine);
  return machine;
}
