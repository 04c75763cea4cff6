import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createMachine, type Behaviour, type Perform } from "./machine.ts";
import { useLatest } from "./useLatest.ts";

/** The state of a behaviour that lives as long as the screen, and how to tell it what happened. */
export function useMachine<State, Event, Activity>(
  behaviour: Behaviour<State, Event, Activity>,
  perform: Perform<Activity, Event>,
): [State, (event: Event) => void] {
  // The language may change while the screen stays: what is performed then belongs to the new one.
  const latest = useLatest(perform);
  // oxlint-disable-next-line react/refs -- Read when an activity begins, never while rendering.
  const [machine] = useState(() =>
    createMachine<State, Event, Activity>(behaviour, (...asked) => latest.current(...asked)),
  );
  // With the first paint: a tap may come before effects do.
  useLayoutEffect(() => machine.start(), [machine]);
  const state = useSyncExternalStore(machine.subscribe, machine.state, () => behaviour.initial);
  return [state, machine.send];
}
