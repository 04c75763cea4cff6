import type { Ears } from "../../catalogue/catalogue.ts";
import { createMachine, type Machine } from "../../lib/machine/machine.ts";
import { earsBehaviour, type EarsEvent, type EarsState } from "./earsBehaviour.ts";
import { performEars, usableSizes } from "./performEars.ts";
import { measuredSpeed } from "./measuredSpeed.ts";

const machines = new Map<string, Machine<EarsState, EarsEvent>>();

/** The machine that tries the device for one museum, and knows what was found earlier. */
export function earsMachine(
  museum: string,
  offered: readonly Ears[],
): Machine<EarsState, EarsEvent> {
  const known = machines.get(museum);
  if (known) return known;
  const machine = createMachine(earsBehaviour, performEars(offered));
  machines.set(museum, machine);
  const tried = measuredSpeed.read();
  const sizes = offered.map(({ size }) => size);
  if (tried) machine.send({ type: "tried", sizes: usableSizes(sizes, tried.speed) });
  machine.start();
  return machine;
}
