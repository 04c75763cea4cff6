import { describe, expect, it } from "vitest";
import { createMachine, type Behaviour, type Perform } from "./machine.ts";

describe("a machine", () => {
  it("performs nothing before it is started, so that a page can be prerendered", () => {
    const { log, machine } = setUp();
    machine.send({ type: "listenAsked" });
    expect(log).toEqual([]);
    machine.start();
    expect(log).toEqual(["listen on"]);
  });

  it("performs in the same task as the event, as a tap on an iPhone needs", () => {
    const { log, machine } = setUp();
    machine.start();
    machine.send({ type: "listenAsked" });
    expect(log).toEqual(["listen on"]);
  });

  it("aborts the old activity before it begins the new one", () => {
    const { log, machine } = setUp();
    machine.start();
    machine.send({ type: "listenAsked" });
    machine.send({ type: "playAsked", clip: "intro" });
    expect(log).toEqual(["listen on", "listen off", "play intro on"]);
  });

  it("does two things beside each other, and ends each by itself", () => {
    const { log, machine } = setUp({
      besides: ({ asked }) => (asked > 0 ? { do: "play", clip: "music" } : undefined),
    });
    machine.start();
    machine.send({ type: "playAsked", clip: "intro" });
    expect(log).toEqual(["play music on", "play intro on"]);
    machine.send({ type: "listenAsked" });
    expect(log.slice(2)).toEqual(["play intro off", "listen on"]);
    machine.send({ type: "answered", words: "enough" });
    expect(log.slice(4)).toEqual(["listen off"]);
  });

  it("leaves an activity alone while states that want the same follow each other", () => {
    const { log, machine } = setUp();
    machine.start();
    machine.send({ type: "playAsked", clip: "intro" });
    machine.send({ type: "playAsked", clip: "intro" });
    expect(machine.state()).toMatchObject({ asked: 2 });
    expect(log).toEqual(["play intro on"]);
  });

  it("takes the same activity for another one when its data differ", () => {
    const { log, machine } = setUp();
    machine.start();
    machine.send({ type: "playAsked", clip: "intro" });
    machine.send({ type: "playAsked", clip: "step-1" });
    expect(log).toEqual(["play intro on", "play intro off", "play step-1 on"]);
  });

  it("stops the device when it is stopped, and takes up again where it was", () => {
    const { log, machine } = setUp();
    const stop = machine.start();
    machine.send({ type: "listenAsked" });
    stop();
    machine.start();
    expect(log).toEqual(["listen on", "listen off", "listen on"]);
  });

  it("ignores what an aborted activity still reports", () => {
    const { machine, reports } = setUp();
    machine.start();
    machine.send({ type: "listenAsked" });
    machine.send({ type: "playAsked", clip: "intro" });
    reports[0]?.({ type: "answered", words: "too late" });
    expect(machine.state()).toMatchObject({ phase: "playing", answer: "" });
  });

  it("takes a report made from inside the performer after the event that led to it", () => {
    const { log, machine, changes } = setUp({
      perform: (_, send) => send({ type: "answered", words: "next" }),
    });
    machine.start();
    machine.send({ type: "listenAsked" });
    expect(machine.state()).toMatchObject({ phase: "idle", answer: "next" });
    expect(log).toEqual(["listen on", "listen off"]);
    expect(changes).toEqual(["listening", "idle"]);
  });

  it("drops the second report of a performer whose first one ended it", () => {
    const { machine } = setUp({ perform: reportTwice });
    machine.start();
    machine.send({ type: "listenAsked" });
    expect(machine.state()).toMatchObject({ phase: "idle", answer: "first" });
  });

  it("tells of the new state, and tries again, where the device fails at once", () => {
    let broken = true;
    const { machine, log, changes } = setUp({
      perform() {
        if (broken) throw new Error("no microphone");
      },
    });
    machine.start();
    expect(() => machine.send({ type: "listenAsked" })).toThrow("no microphone");
    expect(changes).toEqual(["listening"]);
    broken = false;
    machine.send({ type: "listenAsked" });
    expect(log).toEqual(["listen on", "listen off", "listen on"]);
  });

  it("tells nobody when an event changes nothing, nor one who has left", () => {
    const { machine, changes, unsubscribe } = setUp();
    machine.send({ type: "ignored" });
    unsubscribe();
    machine.send({ type: "listenAsked" });
    expect(changes).toEqual([]);
  });

  it("goes on working after a reducer threw", () => {
    const { machine } = setUp();
    expect(() => machine.send({ type: "impossible" })).toThrow("impossible");
    machine.send({ type: "listenAsked" });
    expect(machine.state()).toMatchObject({ phase: "listening" });
  });
});

type State = {
  phase: "idle" | "listening" | "playing";
  clip: string;
  answer: string;
  asked: number;
};
type Event =
  | { type: "listenAsked" }
  | { type: "playAsked"; clip: string }
  | { type: "answered"; words: string }
  | { type: "ignored" }
  | { type: "impossible" };
type Activity = { do: "listen" } | { do: "play"; clip: string };

const reportTwice: Perform<Activity, Event> = (_, send) => {
  send({ type: "answered", words: "first" });
  send({ type: "answered", words: "second" });
};

type Wishes = {
  perform?: Perform<Activity, Event>;
  besides?: (state: State) => Activity | undefined;
};

function setUp({ perform, besides }: Wishes = {}) {
  const behaviour: Behaviour<State, Event, Activity> = {
    ...(besides && { besides }),
    initial: { phase: "idle", clip: "", answer: "", asked: 0 },
    reduce(state, event) {
      switch (event.type) {
        case "listenAsked":
          return { ...state, phase: "listening" };
        case "playAsked":
          return { ...state, phase: "playing", clip: event.clip, asked: state.asked + 1 };
        case "answered":
          return { ...state, phase: "idle", answer: event.words };
        case "ignored":
          return state;
        case "impossible":
          throw new Error("impossible");
      }
    },
    activity(state) {
      if (state.phase === "listening") return { do: "listen" };
      if (state.phase === "playing") return { do: "play", clip: state.clip };
      return undefined;
    },
  };
  const log: string[] = [];
  const changes: string[] = [];
  const reports: ((event: Event) => void)[] = [];
  const machine = createMachine(behaviour, (activity, send, signal) => {
    const name = activity.do === "play" ? `play ${activity.clip}` : activity.do;
    log.push(`${name} on`);
    signal.addEventListener("abort", () => log.push(`${name} off`));
    reports.push(send);
    perform?.(activity, send, signal);
  });
  const unsubscribe = machine.subscribe(() => changes.push(machine.state().phase));
  return { machine, log, changes, reports, unsubscribe };
}
