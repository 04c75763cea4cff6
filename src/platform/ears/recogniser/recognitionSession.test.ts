import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionNews } from "../earsMessages.ts";
import { earsForTones, speakInTones } from "../fixtures/toneWords.ts";
import { replayNews } from "../fixtures/replayNews.ts";
import { recognitionSession } from "./recognitionSession.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const sentences = ["uno due tre", "quattro cinque"];

describe("captions are what was said", () => {
  it.each([16_000, 24_000])("with a microphone of %i samples a second", async (rate) => {
    const { told } = await heard(sentences.join(" . "), { rate });
    expect(replayNews(told).finals).toEqual(sentences);
  });

  it("without its last words where the microphone ends in mid-sentence", async () => {
    const { told } = await heard("uno due tre quattro", { until: 1.9 });
    expect(replayNews(told).finals).toEqual(["uno due tre"]);
  });

  it("where the device is late, and somebody is silent meanwhile", async () => {
    const { told } = await heard(`${sentences.join(" . ")} . . . . . . . .`, { takes: 4 });
    expect(replayNews(told).finals).toEqual(sentences);
  });

  it("and nothing where nobody speaks, but that it listens", async () => {
    const { told } = await heard(". . . .");
    expect(new Set(told.map(({ news }) => news.type))).toEqual(new Set(["begun", "alive"]));
  });

  it("until it is stopped", async () => {
    const { told, listener } = await heard("uno due", { finishes: false });
    listener.stop();
    const before = told.length;
    await listener.hear(speakInTones("tre . quattro"));
    await vi.runAllTimersAsync();
    expect(told.length).toBe(before);
  });
});

describe.each([[[]], [["uno", "due"]]])(
  "where it is stopped while the model listens, it",
  (phrases) => {
    it(`tells nothing more${phrases.length > 0 ? ", no phrase either" : ""}`, async () => {
      const { told, listener } = await heard("uno .", { phrases, takes: 3, finishes: false });
      listener.stop();
      const before = told.length;
      await vi.runAllTimersAsync();
      expect(told.length).toBe(before);
    });
  },
);

describe("where it listens for phrases, it", () => {
  const phrases = ["uno", "due", "otto"];

  it.each<[said: string, phrase: string | undefined]>([
    ["due", "due"],
    ["tre", undefined],
  ])("tells once which was said: %s", async (said, phrase) => {
    const { told } = await heard(`${said} . . uno`, { phrases });
    expect(phrasesIn(told)).toEqual([{ type: "phraseHeard", phrase, said }]);
  });

  it("tells also where somebody does not stop speaking", async () => {
    const endless = Array.from({ length: 7 }, () => "tre sei").join(" ");
    const { told } = await heard(endless, { phrases, finishes: false });
    await vi.runAllTimersAsync();
    expect(phrasesIn(told)).toMatchObject([{ type: "phraseHeard", phrase: undefined }]);
  });
});

type How = {
  rate?: number;
  takes?: number;
  phrases?: string[];
  /** In seconds: where the microphone ends. */
  until?: number;
  finishes?: boolean;
};

/** What is told of a text in tones, as it comes from a microphone. */
async function heard(said: string, how: How = {}) {
  const { rate = 16_000, takes, phrases = [], until = Infinity, finishes = true } = how;
  const told: { news: SessionNews }[] = [];
  const listener = recognitionSession(
    earsForTones(takes),
    { do: "listen", session: 1, language: "it", rate, phrases },
    Promise.resolve(),
    (news) => told.push({ news: structuredClone(news) }),
    (error) => {
      throw error;
    },
  );
  const sound = speakInTones(said, rate).slice(0, until * rate);
  const piece = rate * 0.064;
  for (let at = 0; at < sound.length; at += piece) {
    // oxlint-disable-next-line no-await-in-loop -- Time passes, step by step.
    await vi.advanceTimersByTimeAsync(64);
    // oxlint-disable-next-line no-await-in-loop
    await listener.hear(sound.slice(at, at + piece));
  }
  if (finishes) {
    const done = listener.finish();
    await vi.runAllTimersAsync();
    await done;
  }
  return { told, listener };
}

function phrasesIn(told: readonly { news: SessionNews }[]) {
  return told.flatMap(({ news }) => (news.type === "phraseHeard" ? [news] : []));
}
