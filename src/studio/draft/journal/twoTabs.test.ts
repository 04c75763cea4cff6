import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { createDraft, type Draft, type DraftStorage } from "../draft.ts";
import type { Entry } from "./journal.ts";
import { repairOrder } from "./repairOrder.ts";

describe("two tabs with the same draft", () => {
  test("show each what is typed in the other, also while it is being typed", async () => {
    const { tabs, settle } = twoTabs();
    const [one, other] = tabs;
    for (const text of ["F", "Fo", "Fon"]) {
      one.edit("title", [["a", { title: text }]], "a#title");
      // oxlint-disable-next-line no-await-in-loop -- letter by letter
      await settle();
      expect(other.read("a")).toEqual({ title: text });
    }
    expect(other.steps().done).toHaveLength(1);
    other.undo();
    await settle();
    expect(one.read("a")).toBeUndefined();
  });

  test("may write in two fields of one document at once", async () => {
    const { tabs, settle } = twoTabs(new Map([["a", { title: "Fontana" }]]));
    const [one, other] = tabs;
    one.edit("title", [["a", { title: "Fontana grande" }]], "a#title");
    other.edit("room", [["a", { title: "Fontana", room: "II" }]], "a#room");
    await settle();
    expect(one.read("a")).toEqual({ title: "Fontana grande", room: "II" });
    expect(other.read("a")).toEqual({ title: "Fontana grande", room: "II" });
    other.undo();
    await settle();
    expect(one.read("a")).toEqual({ title: "Fontana grande" });
  });

  test("write in one field at once: the last one is there, and the other in the history", async () => {
    const { tabs, settle, journal } = twoTabs();
    const [one, other] = tabs;
    one.edit("text", [["a", "one"]], "a#text");
    other.edit("text", [["a", "other"]], "a#text");
    await settle();
    const [first, second] = journal();
    expect([first!.changes[0]!.after, second!.changes[0]!.after].toSorted()).toEqual([
      "one",
      "other",
    ]);
    expect(one.read("a")).toBe(second!.changes[0]!.after);
    expect(other.read("a")).toBe(one.read("a"));
    one.undo();
    await settle();
    expect(other.read("a")).toBe(first!.changes[0]!.after);
  });

  test("may both add a work", async () => {
    const museum = { works: ["x"], tour: [] };
    const { tabs, settle } = twoTabs(
      new Map<string, unknown>([
        ["museum", museum],
        ["works/x", {}],
      ]),
    );
    for (const [n, tab] of tabs.entries())
      tab.edit("new", [
        ["museum", { ...museum, works: ["x", `new-${n}`] }],
        [`works/new-${n}`, {}],
      ]);
    await settle();
    const { works } = tabs[0].read("museum") as { works: string[] };
    expect(works.toSorted()).toEqual(["new-0", "new-1", "x"]);
    expect(tabs[1].read("museum")).toEqual(tabs[0].read("museum"));
  });

  test("keep a work that one throws away while the other writes in it, and no stop without its work", async () => {
    const museum = { works: ["x", "y"], tour: [] };
    const works = [
      ["works/x", { title: "X" }],
      ["works/y", {}],
    ] as const;
    const { tabs, settle } = twoTabs(new Map<string, unknown>([["museum", museum], ...works]));
    const [one, other] = tabs;
    one.edit("away", [
      ["museum", { works: [], tour: [] }],
      ["works/x", undefined],
      ["works/y", undefined],
    ]);
    other.edit("written", [["works/x", { title: "X, scritto" }]]);
    other.edit("stop", [["museum", { ...museum, tour: ["y"] }]]);
    await settle();
    for (const tab of tabs) {
      expect(tab.read("works/x")).toEqual({ title: "X, scritto" });
      expect(tab.read("museum")).toEqual({ works: ["x"], tour: [] });
    }
  });

  test("lose nothing, whatever they do and however slow the device is", async () => {
    const act = record({
      tab: integer({ min: 0, max: 1 }),
      does: constantFrom(
        ...Array(4).fill("type"),
        "undo",
        "redo",
        ...Array(8).fill("store"),
        "forget",
      ),
      path: constantFrom("a", "b"),
      key: constantFrom("x", "y"),
      pause: constantFrom(10, 11, 12, 5_003),
    });
    await assert(
      asyncProperty(array(act, { minLength: 20, maxLength: 60 }), async (acts) => {
        const { tabs, clock, settle, step, journal, documents, forget } = twoTabs();
        let count = 0;
        for (const { tab, does, path, key, pause } of acts) {
          clock.time += pause;
          const draft = tabs[tab]!;
          if (does === "undo") draft.undo();
          else if (does === "redo") draft.redo();
          else if (does === "forget") forget();
          // oxlint-disable-next-line no-await-in-loop -- one thing after the other
          else if (does === "store") await step(pause);
          else {
            const before = (draft.read(path) ?? {}) as Record<string, string>;
            const text = `${before[key] ?? ""}<${count++}>`;
            draft.edit("typed", [[path, { ...before, [key]: text }]], `${path}#${key}`);
          }
        }
        await settle();
        const written = JSON.stringify(journal().map(({ changes }) => changes));
        for (let n = 0; n < count; n++) expect(written).toContain(`<${n}>`);
        for (const tab of tabs) {
          expect(tab.state()).toEqual({ phase: "saved" });
          expect(inOrder(tab.documents)).toEqual(inOrder(documents));
        }
        expect(inOrder(told(journal()))).toEqual(inOrder(documents));
        const steps = tabs.map((tab) => tab.steps().done.map(({ seq }) => seq));
        expect(steps[0]).toEqual(steps[1]);
      }),
      { numRuns: 1_500 },
    );
  });
});

/** The documents that come of a journal, from nothing. */
function told(journal: readonly Entry[]) {
  const documents = new Map<string, unknown>();
  for (const { path, before, after } of journal.flatMap(({ changes }) => changes)) {
    expect(before).toEqual(documents.get(path));
    if (after === undefined) documents.delete(path);
    else documents.set(path, after);
  }
  return documents;
}

function inOrder(documents: ReadonlyMap<string, unknown>) {
  return [...documents].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Two drafts over one storage, which answers as `src/platform/drafts/draftsDatabase.ts` and when it is let. */
function twoTabs(documents = new Map<string, unknown>()) {
  const clock = { time: 0 };
  const journal = new Map<number, Entry>();
  const waiting: (() => void)[] = [];
  const tabs: Draft[] = [];
  let revision = 0;
  /** What was stored until then is told to nobody any more. */
  let forgotten = 0;
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  const after = (known: number) => [...journal.values()].filter((entry) => entry.revision! > known);

  function storageOf(number: number): DraftStorage {
    return {
      async save({ known, entries, documents: changed }) {
        await turn();
        const behind = forgotten > known ? [] : after(known);
        if (revision > known) return turn().then(() => ({ behind }));
        revision++;
        for (const entry of entries) journal.set(entry.seq, { ...entry, revision });
        for (const [path, document] of changed)
          if (document === undefined) documents.delete(path);
          else documents.set(path, document);
        await turn();
        void tabs[1 - number]!.catchUp();
        return {};
      },
      async entriesAfter(known) {
        await turn();
        const found = forgotten > known ? "forgotten" : after(known);
        await turn();
        return found;
      },
      async read() {
        await turn();
        const entries = [...journal.values()].toSorted((one, other) => one.seq - other.seq);
        const seq = entries.at(-1)?.seq ?? 0;
        return { documents: new Map(documents), entries, seq, revision };
      },
    };
  }
  for (const number of [0, 1]) {
    const own = { documents: new Map(documents), entries: [], seq: 0 };
    tabs.push(createDraft("x", own, storageOf(number), () => clock.time, repairOrder));
  }
  async function step(which = 0) {
    waiting.splice(which % (waiting.length || 1), 1)[0]?.();
    for (let n = 0; n < 12; n++)
      // oxlint-disable-next-line no-await-in-loop -- answers pass through several promises
      await Promise.resolve();
  }
  async function settle() {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    do await step();
    while (waiting.length > 0);
  }
  return {
    tabs: tabs as [Draft, Draft],
    clock,
    step,
    settle,
    documents,
    forget: () => (forgotten = revision),
    journal: () => [...journal.values()].toSorted((one, other) => one.seq - other.seq),
  };
}
