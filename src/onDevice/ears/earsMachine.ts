import { createMachine, type Machine } from "../../lib/machine/machine.ts";
import type { EarsSize } from "../../platform/ears/earsFiles.ts";
import { earsBehaviour, type EarsEvent, type EarsState } from "./earsBehaviour.ts";
import { performEars, usableSizes } from "./performEars.ts";
import { measuredSpeed } from "./measuredSpeed.ts";

const machines = new Map<string, Machine<EarsState, EarsEvent>>();

/** The machine that tries the device for one museum, and knows what was found earlier. */
export function earsMachine(
  museum: string,
  sizes: readonly EarsSize[],
): Machine<EarsState, EarsEvent> {
  const known = machines.get(museum);
  if (known) return known;
  const machine = createMachine(earsBehaviour, performEars(museum, sizes));
  machines.set(museum, machine);
  const tried = measuredSpeed.read();
  if (tried) machine.send({ type: "tried", sizes: usableSizes(sizes, tried.speed) });
  machine.start();
  return machine;
}
