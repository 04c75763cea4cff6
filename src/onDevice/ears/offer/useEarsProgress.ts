import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Ears } from "../../../catalogue/catalogue.ts";
import type { EarsSize } from "../../../catalogue/earsFiles.ts";
import type { AbleSize, EarsEvent } from "../earsBehaviour.ts";
import { earsMachine } from "../earsMachine.ts";
import { earsStepOf, type Download, type EarsStep } from "./earsStepOf.ts";
import type { DownloadEvent } from "../../download/downloadBehaviour.ts";
import { downloadMachine } from "../../download/downloadMachine.ts";

export type EarsProgress = {
  /** `undefined` for a moment, until it is known what the device holds. */
  step: EarsStep | undefined;
  /** What a check of the device has found. */
  able: readonly AbleSize[];
  tellCheck: (event: EarsEvent) => void;
  tellDownload: (size: EarsSize, event: DownloadEvent) => void;
};

/** How far speech recognition has come on this device, and how to tell what the visitor wants. */
export function useEarsProgress(
  museum: string,
  offered: readonly Ears[],
  chosen: EarsSize | undefined,
): EarsProgress {
  const machines = useMemo(() => machinesOf(museum, offered), [museum, offered]);
  const { device, downloads } = useSyncExternalStore(machines.subscribe, machines.states);

  useEffect(() => machines.start(), [machines]);

  return {
    step: earsStepOf(device, downloads, chosen),
    able: device.phase === "able" ? device.sizes : [],
    tellCheck: machines.check.send,
    tellDownload: (size, event) =>
      machines.downloads.find((each) => each.size === size)?.machine.send(event),
  };
}

/** The check of the device and the download of each size, watched as one. */
function machinesOf(museum: string, offered: readonly Ears[]) {
  const check = earsMachine(museum, offered);
  const downloads = offered.map(({ size, list }) => ({
    size,
    machine: downloadMachine(museum, list),
  }));
  const all = [check, ...downloads.map(({ machine }) => machine)];
  let known = snapshot();

  function snapshot(before?: { downloads: readonly Download[] }) {
    return {
      device: check.state(),
      downloads: downloads.map(({ size, machine }, index): Download => {
        const state = machine.state();
        // While another screen looks again, the last state stays, or a focused button would vanish.
        return (state.phase === "looking" && before?.downloads[index]) || { size, state };
      }),
    };
  }

  return {
    check,
    downloads,
    /** The same object as long as nothing has changed. */
    states() {
      const next = snapshot(known);
      const isSame =
        next.device === known.device &&
        next.downloads.every(({ state }, index) => state === known.downloads[index]!.state);
      if (!isSame) known = next;
      return known;
    },
    subscribe(onChange: () => void) {
      const ends = all.map((machine) => machine.subscribe(onChange));
      return () => ends.forEach((end) => end());
    },
    start() {
      for (const { machine } of downloads) {
        machine.start();
        machine.send({ type: "screenShown" });
      }
    },
  };
}
