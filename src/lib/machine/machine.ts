/**
 * What a screen does, without the screen: `reduce` decides what an event means, `activity` says
 * as plain data what the device should be doing in a state (`undefined`: nothing).
 */
export type Behaviour<State, Event, Activity> = {
  initial: State;
  reduce: (state: State, event: Event) => State;
  activity: (state: State) => Activity | undefined;
  /** What it should be doing beside that. */
  besides?: (state: State) => Activity | undefined;
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
  { initial, reduce, activity, besides }: Behaviour<State, Event, Activity>,
  perform: Perform<Activity, Event>,
): Machine<State, Event> {
  let state = initial;
  let started = false;
  const performing = new Map<string, AbortController>();
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
    const followed = state;
    const wanted = started ? [besides?.(state), activity(state)] : [];
    const next = new Map(wanted.flatMap((each) => (each ? [[JSON.stringify(each), each]] : [])));
    for (const [key, controller] of performing)
      if (!next.has(key)) {
        performing.delete(key);
        controller.abort();
      }
    for (const [key, each] of next) {
      if (performing.has(key)) continue;
      const controller = new AbortController();
      const { signal } = controller;
      performing.set(key, controller);
      try {
        perform(each, (event) => signal.aborted || send(event, signal), signal);
      } catch (error) {
        // Not performing after all: the next event may try again.
        controller.abort();
        performing.delete(key);
        throw error;
      }
      // An event that it sent at once has changed the state, and `follow` has run for that one.
      if (state !== followed || !started) return;
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
