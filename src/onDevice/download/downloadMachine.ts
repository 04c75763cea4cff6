import { createMachine, type Machine } from "../../lib/machine/machine.ts";
import { offlineBehaviour, type OfflineEvent, type OfflineState } from "./downloadBehaviour.ts";
import { performOffline } from "./performDownload.ts";

const machines = new Map<string, Machine<OfflineState, OfflineEvent>>();

/** The machine of one list of files. It outlives the screen, so the download goes on meanwhile. */
export function offlineMachine(museum: string, files: string): Machine<OfflineState, OfflineEvent> {
  const machine =
    machines.get(files) ?? createMachine(offlineBehaviour, performOffline(museum, files));
  machines.set(files, machine);
  return machine;
}
