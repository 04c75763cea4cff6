import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDraft, type DraftStorage, type Saving } from "./draft.ts";
import { revertEntries, type Entry } from "./journal/journal.ts";

// A draft that cannot be saved tries again for ever: it would do so in the tests after these.
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a draft", () => {
  test("takes back and does again what was done, anywhere in it", async () => {
    const { draft } = opened();
    draft.edit("one", [["a", 1]]);
    draft.edit("two", [
      ["a", 2],
      ["b", "new"],
    ]);
    expect(draft.undo()).toBe("two");
    expect([draft.read("a"), draft.read("b")]).toEqual([1, undefined]);
    expect(draft.undo()).toBe("one");
    expect(draft.undo()).toBeUndefined();
    expect(draft.redo()).toBe("one");
    expect(draft.redo()).toBe("two");
    expect([draft.read("a"), draft.read("b")]).toEqual([2, "new"]);
  });

  test("forgets what could be done again once something else is done", () => {
    const { draft } = opened();
    draft.edit("one", [["a", 1]]);
    draft.undo();
    draft.edit("two", [["a", 2]]);
    expect(draft.redo()).toBeUndefined();
    expect(draft.undo()).toBe("two");
  });

  test.each([
    ["typed without a pause", 500, 1],
    ["typed after a pause", 5_000, 2],
  ])("takes what was %s back in as many steps", (_, pause, steps) => {
    const clock = { time: 0 };
    const { draft } = opened(clock);
    for (const text of ["F", "Fo", "Fon"]) {
      draft.edit("title", [["a", text]], "a#title");
      clock.time += 100;
    }
    clock.time += pause;
    draft.edit("title", [["a", "Fontana"]], "a#title");
    expect(draft.steps().done).toHaveLength(steps);
    draft.undo();
    expect(draft.read("a")).toBe(steps === 1 ? undefined : "Fon");
  });

  test("brings back what was thrown away in the middle of typing", () => {
    const { draft } = opened();
    const text = "La fontana è al centro della sala.";
    draft.edit("text", [["a", text]], "a#text");
    draft.edit("text", [["a", ""]], "a#text");
    draft.undo();
    expect(draft.read("a")).toBe(text);
  });

  test("makes no step of a change that changes nothing", () => {
    const { draft } = opened();
    draft.edit("one", [["a", { title: "A" }]]);
    draft.edit("same", [["a", { title: "A" }]]);
    expect(draft.steps().done).toHaveLength(1);
  });

  test("tells only those who watch what has changed", () => {
    const { draft } = opened();
    const [ofA, ofB] = [vi.fn<() => void>(), vi.fn<() => void>()];
    draft.watch("a", ofA);
    draft.watch("b", ofB);
    draft.edit("one", [["a", 1]]);
    expect(ofA).toHaveBeenCalledTimes(1);
    expect(ofB).not.toHaveBeenCalled();
  });

  test("is saved as soon as what was saved before is stored, with all that came meanwhile", async () => {
    const { draft, saved, release } = opened();
    draft.edit("one", [["a", 1]]);
    draft.edit("two", [["a", 2]]);
    draft.edit("three", [["b", 3]]);
    expect(draft.state().phase).toBe("saving");
    await release();
    await release();
    expect(saved.map(({ documents }) => documents)).toEqual([
      [["a", 1]],
      [
        ["a", 2],
        ["b", 3],
      ],
    ]);
    expect(draft.state().phase).toBe("saved");
  });

  test.each([
    [new DOMException("full", "QuotaExceededError"), "full"],
    [new Error("broken"), "unknown"],
  ])("says that it is not saved, keeps all of it and tries again", async (error, problem) => {
    const storage = { failing: true, saved: [] as Saving[] };
    const draft = createDraft(
      "x",
      { documents: new Map(), entries: [], seq: 0 },
      {
        async save(saving) {
          if (storage.failing) throw error;
          storage.saved.push(saving);
          return {};
        },
        entriesAfter: async () => [],
        read: async () => "removed",
      },
    );
    draft.edit("one", [["a", 1]]);
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.state()).toEqual({ phase: "failed", problem });
    storage.failing = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(draft.state().phase).toBe("saved");
    expect(storage.saved[0]).toMatchObject({ documents: [["a", 1]], entries: [{ label: "one" }] });
  });

  test("stores, once it can, what was typed while it could not, in its order", async () => {
    let fail!: () => void;
    const failing = new Promise<never>((_, reject) => (fail = () => reject(new Error("broken"))));
    const answers = [failing, Promise.resolve({})];
    const saved: Saving[] = [];
    const draft = createDraft(
      "x",
      { documents: new Map(), entries: [], seq: 0 },
      {
        save(saving) {
          saved.push(saving);
          return answers.shift()!;
        },
        entriesAfter: async () => [],
        read: async () => "removed",
      },
    );
    draft.edit("title", [["a", "F"]], "a#title");
    draft.edit("title", [["a", "Fontana"]], "a#title");
    draft.edit("room", [["b", "II"]]);
    fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(draft.state().phase).toBe("saved");
    expect(saved[1]!.entries).toMatchObject([
      { label: "title", changes: [{ path: "a", after: "Fontana" }] },
      { label: "room", changes: [{ path: "b", after: "II" }] },
    ]);
  });

  test("says once that it is not saved, however much is typed meanwhile", async () => {
    const storage: DraftStorage = {
      save: () => Promise.reject(new Error()),
      entriesAfter: async () => [],
      read: async () => "removed",
    };
    const draft = createDraft("x", { documents: new Map(), entries: [], seq: 0 }, storage);
    draft.edit("one", [["a", 1]]);
    await vi.waitFor(() => expect(draft.state().phase).toBe("failed"));
    const said = draft.state();
    draft.edit("two", [["a", 2]]);
    expect(draft.state()).toBe(said);
    await Promise.resolve();
    expect(draft.state()).toBe(said);
    expect(draft.unsaved().map(({ label }) => label)).toEqual(["one", "two"]);
  });

  test.each([
    [
      "when something is typed",
      (draft: ReturnType<typeof createDraft>) => draft.edit("one", [["a", 1]]),
    ],
    ["when it looks what others did", (draft: ReturnType<typeof createDraft>) => draft.catchUp()],
  ])("says that another tab has removed it, %s", async (_, act) => {
    const draft = createDraft(
      "x",
      { documents: new Map(), entries: [], seq: 0 },
      {
        save: async () => "removed",
        entriesAfter: async () => "removed",
        read: async () => "removed",
      },
    );
    void act(draft);
    await vi.waitFor(() => expect(draft.state()).toEqual({ phase: "failed", problem: "removed" }));
  });

  test("keeps what two tabs did at once: the other’s first, its own on top, both in the history", async () => {
    const other: Entry = entry(1, "other", [
      { path: "a", before: undefined, after: "theirs" },
      { path: "b", before: undefined, after: "theirs too" },
    ]);
    const answers = [{ behind: [other] }, {}];
    const saved: Saving[] = [];
    const draft = createDraft(
      "x",
      { documents: new Map(), entries: [], seq: 0 },
      {
        async save(saving) {
          saved.push(saving);
          return answers.shift()!;
        },
        entriesAfter: async () => [],
        read: async () => "removed",
      },
    );
    draft.edit("mine", [["a", "mine"]]);
    await vi.waitFor(() => expect(draft.state().phase).toBe("saved"));
    expect([draft.read("a"), draft.read("b")]).toEqual(["mine", "theirs too"]);
    expect(saved[1]).toMatchObject({ known: 1, entries: [{ seq: 2, label: "mine" }] });
    expect(draft.steps().done.map(({ label }) => label)).toEqual(["other", "mine"]);
    draft.undo();
    expect(draft.read("a")).toBe("theirs");
  });

  test("that was behind for too long is read as it is stored, and what was done here put on top", async () => {
    const documents = new Map<string, unknown>([
      ["a", { title: "theirs" }],
      ["b", "new"],
    ]);
    const last = { ...entry(900, "other", []), revision: 900 };
    const answers = [{ behind: [] }, {}];
    const saved: Saving[] = [];
    const draft = createDraft(
      "x",
      {
        documents: new Map<string, unknown>([
          ["a", { title: "old" }],
          ["c", "old"],
        ]),
        entries: [],
        seq: 3,
      },
      {
        async save(saving) {
          saved.push(saving);
          return answers.shift()!;
        },
        entriesAfter: async () => [],
        read: async () => ({ documents, entries: [last], seq: 900, revision: 900 }),
      },
    );
    draft.edit("mine", [["a", { title: "old", room: "mine" }]]);
    await vi.waitFor(() => expect(draft.state().phase).toBe("saved"));
    const both = { title: "theirs", room: "mine" };
    expect([...draft.documents]).toEqual([
      ["a", both],
      ["b", "new"],
    ]);
    expect(saved[1]).toMatchObject({
      known: 900,
      entries: [
        { seq: 901, label: "mine", changes: [{ before: { title: "theirs" }, after: both }] },
      ],
      documents: [["a", both]],
    });
    expect(draft.steps().done.map(({ label }) => label)).toEqual(["other", "mine"]);
  });

  test("is read anew when it looks, after a sleep, what others did and that is forgotten", async () => {
    const draft = createDraft(
      "x",
      { documents: new Map([["a", "old"]]), entries: [], seq: 0 },
      {
        save: async () => ({}),
        entriesAfter: async () => "forgotten",
        read: async () => ({
          documents: new Map([["b", "new"]]),
          entries: [],
          seq: 900,
          revision: 900,
        }),
      },
    );
    await draft.catchUp();
    expect([...draft.documents]).toEqual([["b", "new"]]);
  });

  test("asks again after a while, not without end, where it is told of changes that are not there", async () => {
    let asked = 0;
    const draft = createDraft(
      "x",
      { documents: new Map(), entries: [], seq: 0 },
      {
        async save() {
          // A draft that spins would never let this test end.
          if (++asked > 50) throw new Error("Asked without end");
          return { behind: [] };
        },
        entriesAfter: async () => [],
        read: async () => ({ documents: new Map(), entries: [], seq: 0, revision: 0 }),
      },
    );
    draft.edit("one", [["a", 1]]);
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.state()).toEqual({ phase: "failed", problem: "unknown" });
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toBe(2);
    expect(draft.read("a")).toBe(1);
  });

  test("follows what another tab has stored", async () => {
    const entries = [entry(1, "other", [{ path: "a", before: undefined, after: "theirs" }])];
    const draft = createDraft(
      "x",
      { documents: new Map(), entries: [], seq: 0 },
      {
        save: async () => ({}),
        entriesAfter: async (seq) => entries.filter((each) => each.seq > seq),
        read: async () => "removed",
      },
    );
    await draft.catchUp();
    await draft.catchUp();
    expect(draft.read("a")).toBe("theirs");
    expect(draft.steps().done).toHaveLength(1);
  });
});

test("the way back before some entries leads to what was there before the first of them", () => {
  const entries = [
    entry(1, "one", [{ path: "a", before: undefined, after: 1 }]),
    entry(2, "two", [
      { path: "a", before: 1, after: 2 },
      { path: "b", before: "old", after: undefined },
    ]),
  ];
  expect(revertEntries(entries)).toEqual([
    { path: "a", before: 2, after: undefined },
    { path: "b", before: undefined, after: "old" },
  ]);
});

function entry(seq: number, label: string, changes: Entry["changes"]): Entry {
  return { seq, at: seq, until: seq, label, kind: "edit", changes, revision: seq };
}

/** A draft whose storage answers when it is released. */
function opened(clock = { time: 0 }) {
  const saved: Saving[] = [];
  const waiting: (() => void)[] = [];
  const storage: DraftStorage = {
    save: (saving) => {
      saved.push(saving);
      return new Promise((resolve) => waiting.push(() => resolve({})));
    },
    entriesAfter: async () => [],
    read: async () => "removed",
  };
  const draft = createDraft(
    "x",
    { documents: new Map(), entries: [], seq: 0 },
    storage,
    () => (clock.time += 1) && clock.time,
  );
  async function release() {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()!();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { draft, saved, release };
}
