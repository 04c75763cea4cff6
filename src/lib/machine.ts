/**
 * What a screen does, without the screen: `reduce` decides what an event means, `activity` says
 * as plain data what the device should be doing in a state (`undefined`: nothing).
 */
export type Behaviour<State, Event, Activity> = {
  initial: State;
  reduce: (state: State, event: Event) => State;
  activity: (state: State) => Activity | undefined;
};

/** Does one activity with the device until `signal` aborts, and tells what happened with `send`. */
export type Perform<Activity, Event> = (
  activity: Activity,
  send: (event: Event) => void,
  signal: AbortSignal,
) => void;

export type Machine<State, Event> = {
  state: () => State;
  send: (event: Event) => void;
  subscribe: (onChange: () => void) => () => void;
  /** Begins performing; call it on mount. Returns what ends it. */
  start: () => () => void;
};

export function createMachine<State, Event, Activity>(
  { initial, reduce, activity }: Behaviour<State, Event, Activity>,
  perform: Perform<Activity, Event>,
): Machine<State, Event> {
  let state = initial;
  let started = false;
  let performing: { wanted: string; controller: AbortController } | undefined;
  let draining = false;
  const waiting: { event: Event; from: AbortSignal | undefined }[] = [];
  const subscribers = new Set<() => void>();

  function send(event: Event, from?: AbortSignal) {
    waiting.push({ event, from });
    // A performer may report at once, from inside `perform`: its event waits its turn.
    if (draining) return;
    draining = true;
    try {
      while (waiting.length > 0) {
        const { event: earliest, from: performer } = waiting.shift()!;
        if (performer?.aborted) continue;
        const next = reduce(state, earliest);
        if (next === state) continue;
        state = next;
        try {
          follow();
        } finally {
          subscribers.forEach((onChange) => onChange());
        }
      }
    } finally {
      draining = false;
    }
  }

  function follow() {
    const next = started ? activity(state) : undefined;
    const wanted = next === undefined ? undefined : JSON.stringify(next);
    if (wanted === performing?.wanted) return;
    performing?.controller.abort();
    performing = undefined;
    if (next === undefined || wanted === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    performing = { wanted, controller };
    try {
      perform(next, (event) => signal.aborted || send(event, signal), signal);
    } catch (error) {
      // Not performing after all: the next event may try again.
      controller.abort();
      performing = undefined;
      throw error;
    }
  }

  return {
    state: () => state,
    send: (event) => send(event),
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    start() {
      started = true;
      follow();
      return () => {
        started = false;
        follow();
      };
    },
  };
}
