import { array, assert, property } from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languages } from "../../i18n/languages.ts";
import { hostileText } from "../../lib/fixtures/hostileText.ts";

const evening = new Date("2026-11-15T23:50:00");

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("BroadcastChannel", Channel);
  const device = { localStorage: new Stored(), sessionStorage: new Stored() };
  vi.stubGlobal("window", device);
  vi.stubGlobal("localStorage", device.localStorage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.open = [];
});

describe("the end of a visit in another tab", () => {
  it.each([
    ["the place in the tour", "day/2026-11-15/tour/museo"],
    ["the seconds of a recording", "day/2026-11-15/heard/apollo.mp3"],
    ["the captions", "day/2026-11-15/captions/museo/0"],
    ["the speed", "speed"],
    ["the settings of the captions", "captions/settings"],
    ["the language", "preferredLanguage"],
  ])("takes %s away, and it does not come back", async (_, key) => {
    const [here, there] = [await tab(), await tab()];
    const visit = here.current();
    visit.write(key, "mine");
    expect(there.current().read(key)).toBe("mine");
    there.end();
    expect(visit.isOver()).toBe(true);
    visit.write(key, "mine again");
    expect(visit.read(key)).toBeUndefined();
    expect(visit.keys("")).toEqual([]);
    expect(there.current().keys("")).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("leaves what was learnt in the course, which belongs to no visit", async () => {
    const [here, there] = [await tab(), await tab()];
    here.current().write("speed", "2");
    localStorage.setItem("course", '{"accogliere":"2026-11-15"}');
    there.end();
    expect({ ...localStorage }).toEqual({ course: '{"accogliere":"2026-11-15"}' });
  });

  it("leaves it set that the museum lends the device, and nothing of when it was used", async () => {
    const [{ lent }, { lastUse }, here] = [
      await import("./lent.ts"),
      await import("./lastUse.ts"),
      await tab(),
    ];
    lent.write(10);
    lastUse.write(Date.now());
    here.end();
    expect({ ...localStorage }).toEqual({ lent: "10" });
  });

  it("is noticed by a tab that was frozen meanwhile, also in the next visit", async () => {
    const [here, there] = [await tab(), await tab()];
    const visit = here.current();
    visit.write("speed", "1.5");
    Channel.open = [];
    there.end();
    there.current().write("speed", "2");
    visit.write("day/2026-11-15/tour/museo", "mine");
    visit.remove("speed");
    expect(visit.isOver()).toBe(true);
    expect(visit.read("speed")).toBeUndefined();
    expect(here.current().read("speed")).toBe("2");
    expect(here.current().keys("day/")).toEqual([]);
  });

  it("is noticed by a tab that was frozen meanwhile, before anybody begins the next visit", async () => {
    const [here, there] = [await tab(), await tab()];
    const visit = here.current();
    visit.write("speed", "1.5");
    Channel.open = [];
    there.end();
    visit.write("day/2026-11-15/tour/museo", "mine");
    expect(visit.isOver()).toBe(true);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("is noticed where nothing may be stored, and what is only remembered is forgotten", async () => {
    vi.stubGlobal("localStorage", undefined);
    const [here, there] = [await tab(), await tab()];
    const told = vi.fn<() => void>();
    here.subscribe(told);
    here.current().write("speed", "1.5");
    expect(here.current().isStored("speed")).toBe(false);
    told.mockClear();
    there.end();
    expect(told).toHaveBeenCalledOnce();
    expect(here.current().read("speed")).toBeUndefined();
  });
});

describe("the day of a visit", () => {
  it.each<[what: string, until: string, day: string]>([
    ["goes on over midnight", "2026-11-16T00:10:00", "2026-11-15"],
    ["is over in the morning", "2026-11-16T09:00:00", "2026-11-16"],
    ["is over when the clock was wrong by years", "1990-01-01T12:00:00", "1990-01-01"],
  ])("%s, in a tab that stays open and in one that is opened", async (_, until, day) => {
    const open = await tab();
    const before = open.current();
    before.write(`${before.day}tour/museo`, "second stop");
    before.write("speed", "1.5");
    vi.setSystemTime(new Date(until));
    const isSame = day === "2026-11-15";
    expect(before.isOver()).toBe(!isSame);
    for (const { current: visit } of [open, await tab()]) {
      expect(visit().day).toBe(`day/${day}/`);
      expect(visit().keys("day/")).toEqual(isSame ? ["day/2026-11-15/tour/museo"] : []);
      expect(visit().read("speed")).toBe("1.5");
    }
    before.write(`${before.day}tour/museo`, "third stop");
    expect(open.current().keys("day/")).toHaveLength(isSame ? 1 : 0);
  });

  it("goes on for as long as the visit is used", async () => {
    const { current: visit } = await tab();
    const first = visit();
    for (const hour of ["02", "05", "08"]) {
      first.write("speed", hour);
      vi.setSystemTime(new Date(`2026-11-16T${hour}:00:00`));
    }
    expect(visit()).toBe(first);
  });

  it("sweeps what is of another one away, and nothing else, whatever is stored", async () => {
    const { current: visit, end } = await tab();
    const keys = hostileText("day/", "day/2026-11-15/", "day/2024-10-05/", "captions/", "/");
    const marks = hostileText("2026-11-14 ", "2026-11-15 ", "a1 ", String(evening.getTime()));
    assert(
      property(array(keys), marks, (stored, mark) => {
        localStorage.clear();
        end();
        for (const key of stored) localStorage.setItem(key, "kept");
        localStorage.setItem("visit", mark);
        const { day, read } = visit();
        const left = Object.keys(localStorage).filter((key) => key !== "visit");
        const wanted = stored.filter((key) => !key.startsWith("day/") || key.startsWith(day));
        expect(new Set(left)).toEqual(new Set(wanted.filter((key) => key !== "visit")));
        for (const key of left) expect(read(key)).toBe("kept");
      }),
      { numRuns: 300 },
    );
  });
});

it("whatever is stored, the remembered language is one that there is, or none", async () => {
  const { preferredLanguage } = await import("./preferredLanguage.ts");
  assert(
    property(hostileText(...languages, "-", " "), (stored) => {
      localStorage.setItem("preferredLanguage", stored);
      expect(preferredLanguage.read()).toBe(languages.find((code) => code === stored));
    }),
    { numRuns: 300 },
  );
});

/** Another tab of the same device. */
async function tab() {
  vi.resetModules();
  const { visits: kept } = await import("./visits.ts");
  kept.start();
  return kept;
}

/** A storage whose texts are properties of its own, as in a browser. */
class Stored {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string) {
    Object.defineProperty(this, key, {
      value: text,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  removeItem(key: string) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** A `BroadcastChannel` that reaches the other tabs at once. */
class Channel {
  static open: Channel[] = [];
  hear?: () => void;
  addEventListener(_: string, hear: () => void) {
    this.hear = hear;
    Channel.open.push(this);
  }
  postMessage() {
    for (const other of Channel.open) if (other !== this) other.hear?.();
  }
}
