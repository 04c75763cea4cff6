import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createMachine, type Behaviour, type Perform } from "./machine.ts";
import { useLatest } from "./useLatest.ts";

/** The state of a behaviour that lives as long as the screen, and how to tell it what happened. */
export function useMachine<State, Event, Activity>(
  behaviour: Behaviour<State, Event, Activity>,
  perform: Perform<Activity, Event>,
): [State, (event: Event) => void] {
  // The language may change while the screen stays: later activities are performed in the new one.
  const latest = useLatest(perform);
  const [machine] = useState(() =>
    createMachine<State, Event, Activity>(behaviour, (...asked) => latest.current(...asked)),
  );
  // A tap may come before ordinary effects have run, so this is a layout effect.
  useLayoutEffect(() => machine.start(), [machine]);
  const state = useSyncExternalStore(machine.subscribe, machine.state, () => behaviour.initial);
  return [state, machine.send];
}
