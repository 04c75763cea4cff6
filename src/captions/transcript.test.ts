import {
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  oneof,
  pre,
  property,
  record,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../lib/fixtures/hostileText.ts";
import {
  androidChrome,
  androidChromeSaid,
  desktopChrome,
  desktopChromeSaid,
  iosSafari,
  iosSafariSaid,
  ownEarsSaid,
  ownEarsSpeech,
  type Recorded,
} from "./fixtures/recordedSpeech.ts";
import {
  beginSession,
  clearTranscript,
  resumeTranscript,
  emptyTranscript,
  finishSession,
  interruptSession,
  settleInterim,
  addSkipped,
  addResults,
  type Transcript,
} from "./transcript.ts";

describe("a transcript has what was said once, in order, as told by", () => {
  it.each([
    ["Chrome on a computer", desktopChrome, desktopChromeSaid],
    ["Chrome on Android", androidChrome, androidChromeSaid],
    ["Safari on an iPhone", iosSafari, iosSafariSaid],
    ["ears of our own", ownEarsSpeech, ownEarsSaid],
  ] as const)("%s", (_, recorded, said) => {
    expect(paragraphs(played(recorded))).toEqual(said);
  });
});

describe("a transcript", () => {
  it("shows what is being said beside what stands, and leaves that alone", () => {
    const before = played([
      [0, "start"],
      [500, { from: 0, results: [["first", 0.9]] }],
    ]);
    const during = addResults(before, news(900, 1, [["second"]]));
    expect(during.pages).toBe(before.pages);
    expect(during.interim).toBe("second");
  });

  it("says again what the guide says again", () => {
    const recorded: Recorded = [
      [0, "start"],
      [800, { from: 0, results: [["yes", 0.9]] }],
      [2400, { from: 1, results: [["yes", 0.9]] }],
      [5000, { from: 2, results: [["yes it is", 0.9]] }],
    ];
    expect(paragraphs(played(recorded))).toEqual([["yes", "yes", "yes it is"]]);
  });

  it.each([
    ["a short silence between two sessions", 500, undefined, ["one", "two"]],
    ["a long one", 4000, undefined, ["one", 4, "two"]],
    ["a short one in mid-sentence", 400, "and then", ["one", "and then", 1, "two"]],
  ])("marks what was missed: %s", (_, length, open, pieces) => {
    const recorded: Recorded = [
      [0, "start"],
      [1000, { from: 0, results: [["one", 0.9]] }],
      ...(open ? ([[1100, { from: 1, results: [[open]] }]] as const) : []),
      [1200, "end"],
      [1200 + length, "start"],
      [1300 + length, { from: 0, results: [["two", 0.9]] }],
    ];
    expect(paragraphs(played(recorded)).flat()).toEqual(pieces);
  });

  it("adds one gap to another, also before the first word", () => {
    let nothing = beginSession(emptyTranscript, "en", 0);
    for (const at of [0, 40_000])
      nothing = beginSession(interruptSession(nothing, at), "en", at + 20_000);
    expect(paragraphs(nothing)).toEqual([[40]]);
    let transcript = played([
      [0, "start"],
      [500, { from: 0, results: [["one", 0.9]] }],
    ]);
    for (const at of [1000, 6000])
      transcript = beginSession(interruptSession(transcript, at), "en", at + 5000);
    expect(paragraphs(transcript)).toEqual([["one", 10]]);
  });

  it.each<[what: string, before: Recorded, after: Recorded[number][1], pieces: unknown[]]>([
    [
      "between two utterances",
      [[500, { from: 0, results: [["one", 1]] }]],
      { from: 1, results: [["two", 1]] },
      ["one", 8, "two"],
    ],
    [
      "in the middle of one",
      [[500, { from: 0, results: [["one and"]] }]],
      { from: 0, results: [["one and two", 1]] },
      ["one and", 8, "two"],
    ],
    [
      "after one that had settled, which its final corrects too late",
      [
        [500, { from: 0, results: [["won"]] }],
        [3000, { from: 0, results: [["won"]] }],
      ],
      { from: 0, results: [["won two", 1]] },
      ["won", 8, "two"],
    ],
    ["before the first word", [], { from: 0, results: [["two", 1]] }, [8, "two"]],
  ])("marks what was skipped: %s", (_, before, after, pieces) => {
    const transcript = addSkipped(played([[0, "start"], ...before]), 7.6);
    const { from, results } = after as { from: number; results: [string, number][] };
    const next = addResults(transcript, news(9000, from, results));
    expect(paragraphs(next).flat()).toEqual(pieces);
  });

  it("keeps what was being said when the visitor stops, and begins anew after it", () => {
    const stopped = finishSession(
      played([
        [0, "start"],
        [500, { from: 0, results: [["half a sen"]] }],
      ]),
      600,
    );
    const again = addResults(beginSession(stopped, "en", 900), news(1100, 0, [["tence", 0.9]]));
    expect(paragraphs(again)).toEqual([["half a sen"], ["tence"]]);
  });

  it("begins a paragraph in another language, and when one is full", () => {
    const english = resumeTranscript([[{ language: "en", pieces: ["one"] }]]);
    const german = addResults(beginSession(english, "de", 0), news(100, 0, [["zwei", 0.9]]));
    expect(german.pages.flat().map(({ language }) => language)).toEqual(["en", "de"]);
    expect(german.languages).toEqual(["en", "de"]);
    let long = beginSession(emptyTranscript, "en", 0);
    for (let index = 0; index < 1000; index++)
      long = addResults(long, news(index * 1000, index, [[`sentence ${index}`, 0.9]]));
    expect(Math.max(...paragraphs(long).map(({ length }) => length))).toBe(8);
    expect(Math.max(...long.pages.map(({ length }) => length))).toBe(20);
    expect(paragraphs(long).flat()).toHaveLength(1000);
  });

  it.each([
    ["revised, in one piece", "the got is seated", "the god is seated", ["the god is seated"]],
    ["longer", "the god is", "the god is seated", ["the god is seated"]],
    [
      "something else",
      "the god is seated",
      "and now Daphne",
      ["the god is seated", "and now Daphne"],
    ],
  ])("lets a late final say better what had settled: %s", (_, early, late, pieces) => {
    const recorded: Recorded = [
      [0, "start"],
      [500, { from: 0, results: [[early]] }],
      [2400, { from: 0, results: [[late, 0.9]] }],
    ];
    expect(paragraphs(played(recorded)).flat()).toEqual(pieces);
  });

  it.each<[what: string, recorded: Recorded, said: string[]]>([
    [
      "an iPhone that begins anew with a sentence built alike",
      [
        [0, "start"],
        [900, { from: 0, results: [["on the left you see Apollo"]] }],
        [3000, { from: 0, results: [["on"]] }],
        [3400, { from: 0, results: [["on the right"]] }],
        [3900, { from: 0, results: [["on the right you see Daphne"]] }],
        [6000, "end"],
      ],
      ["on the left you see Apollo", "on the right you see Daphne"],
    ],
    [
      "two finals built alike in one event",
      [
        [0, "start"],
        [
          900,
          {
            from: 0,
            results: [
              ["this is the first room", 0.9],
              ["this is the second room", 0.9],
            ],
          },
        ],
      ],
      ["this is the first room", "this is the second room"],
    ],
    [
      "finals without confidence, built alike",
      [
        [0, "start"],
        [900, { from: 0, results: [["this is the first room", 0]] }],
        [2400, { from: 1, results: [["this is the second room", 0]] }],
        [2600, "end"],
      ],
      ["this is the first room", "this is the second room"],
    ],
    [
      "a final that grows in its own place",
      [
        [0, "start"],
        [900, { from: 0, results: [["David leans", 0.9]] }],
        [1300, { from: 0, results: [["David leans on the hilt", 0.9]] }],
        [1700, { from: 0, results: [["David leans on the hilt of a sword", 0.9]] }],
      ],
      ["David leans", "on the hilt", "of a sword"],
    ],
    [
      "a summary after its last part had settled",
      [
        [0, "start"],
        [900, { from: 0, results: [["David leans", 0.7]] }],
        [1900, { from: 1, results: [["on the hilt", 0.7]] }],
        [2600, { from: 2, results: [["of a sword"]] }],
        [4800, { from: 2, results: [["David leans on the hilt of a sword", 0.9]] }],
      ],
      ["David leans", "on the hilt", "of a sword"],
    ],
    [
      "sessions of one final without confidence, one after the other",
      [
        [0, "start"],
        [900, { from: 0, results: [["the giant is dead", 0]] }],
        [1100, "end"],
        [1400, "start"],
        [2400, { from: 0, results: [["David leans on his sword", 0]] }],
        [2600, "end"],
        [2900, "start"],
      ],
      ["the giant is dead", "David leans on his sword"],
    ],
  ])("loses and doubles nothing: %s", (_, recorded, said) => {
    expect(paragraphs(played(recorded)).flat()).toEqual(said);
  });

  it("does not bring back what was cleared while it was being said", () => {
    const before = played([
      [0, "start"],
      [500, { from: 0, results: [["a private remark"]] }],
      [2600, { from: 0, results: [["a private remark"]] }],
    ]);
    const after = addResults(
      clearTranscript(before),
      news(3000, 0, [["a private remark and now"]]),
    );
    expect(paragraphs(after)).toEqual([]);
    expect(after.interim).toBe("and now");
    const final = addResults(after, news(3500, 0, [["a private remark and now Daphne", 0.9]]));
    expect(paragraphs(final)).toEqual([["and now Daphne"]]);
  });

  it("looks back no further than it must, however long an iPhone talks", () => {
    const said = Array.from({ length: 600 }, (_, index) => `word${index}`);
    const before = settleInterim(
      addResults(beginSession(emptyTranscript, "en", 0), news(0, 0, [[said.join(" ")]])),
      2000,
    );
    const corrected = ["another", ...said.slice(1), "and", "more"].join(" ");
    expect(addResults(before, news(3000, 0, [[corrected]])).interim).toBe("and more");
  });

  it("takes a final without confidence for one as soon as something else follows", () => {
    const recorded: Recorded = [
      [0, "start"],
      [500, { from: 0, results: [["the first sentence", 0]] }],
      [900, { from: 1, results: [["quite another one"]] }],
    ];
    const transcript = played(recorded);
    expect(paragraphs(transcript)).toEqual([["the first sentence"]]);
    expect(transcript.interim).toBe("quite another one");
  });
});

describe("for any interleaving of restarts and repeats the finals appear once, in order:", () => {
  // Words that occur once, so that what is lost, doubled or out of order shows.
  const sentences = array(integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }).map(
    (lengths) =>
      lengths.map((length, sentence) =>
        Array.from({ length }, (_, word) => `w${sentence}x${word}`).join(" "),
      ),
  );
  type Quirk = "plain" | "growing" | "doubled" | "replayed" | "calledFinal" | "restart" | "cut";
  const quirks = array(
    constantFrom<Quirk>("plain", "growing", "doubled", "replayed", "calledFinal", "restart", "cut"),
    { minLength: 12, maxLength: 12 },
  );

  it("a recogniser that says what is final", () => {
    assert(
      property(sentences, quirks, boolean(), (said, chosen, repeatsAll) => {
        const recorded = spoken(said, chosen, repeatsAll);
        expect(saidIn(played(recorded))).toBe(said.join(" "));
      }),
      { numRuns: 500 },
    );
  });

  it("sentences of the same few words", () => {
    const words = constantFrom("this", "is", "the", "first", "room");
    const few = array(
      array(words, { minLength: 1, maxLength: 6 }).map((each) => each.join(" ")),
      { minLength: 1, maxLength: 12 },
    );
    const honest = array(constantFrom<Quirk>("plain", "replayed", "restart"), {
      minLength: 12,
      maxLength: 12,
    });
    assert(
      property(few, honest, (said, chosen) => {
        // A sentence that begins with those before it is taken for a summary, and left out.
        pre(!said.some((each, index) => isSummary(each, said.slice(0, index))));
        expect(saidIn(played(spoken(said, chosen, false)))).toBe(said.join(" "));
      }),
      { numRuns: 500 },
    );
  });

  it("one that tells what is agreed on, be it late", () => {
    const waits = array(integer({ min: 300, max: 5000 }), { minLength: 40, maxLength: 40 });
    const steps = array(integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 40 });
    assert(
      property(sentences, waits, steps, (said, wait, step) => {
        const recorded: [number, Recorded[number][1]][] = [[0, "start"]];
        let at = 0;
        let pass = 0;
        said.forEach((sentence, from) => {
          const words = sentence.split(" ");
          let count = 0;
          while (count < words.length) {
            count += step[pass % 40]!;
            const text = words.slice(0, count).join(" ");
            recorded.push([(at += wait[pass++ % 40]!), { from, results: [[text]] }]);
          }
          recorded.push([(at += wait[pass++ % 40]!), { from, results: [[sentence, 1]] }]);
        });
        expect(saidIn(played(recorded))).toBe(said.join(" "));
      }),
      { numRuns: 500 },
    );
  });

  it("a recogniser that never does", () => {
    assert(
      property(sentences, array(boolean(), { minLength: 12 }), (said, restarts) => {
        const recorded: [number, Recorded[number][1]][] = [[0, "start"]];
        let at = 0;
        let text = "";
        said.forEach((sentence, index) => {
          for (const word of sentence.split(" ")) {
            text = `${text} ${word}`.trim();
            recorded.push([(at += 400), { from: 0, results: [[text]] }]);
          }
          at += 2500;
          if (!restarts[index]) return;
          recorded.push([at, "end"], [(at += 300), "start"]);
          text = "";
        });
        recorded.push([at + 5000, "end"]);
        expect(saidIn(played(recorded))).toBe(said.join(" "));
      }),
      { numRuns: 500 },
    );
  });

  function spoken(said: string[], chosen: Quirk[], repeatsAll: boolean): Recorded {
    const recorded: [number, Recorded[number][1]][] = [[0, "start"]];
    let at = 0;
    let results: [string, number?][] = [];
    let finals: string[] = [];
    const tell = (from: number) =>
      recorded.push([(at += 300), { from, results: results.slice(from) }]);
    const restart = () => {
      recorded.push([(at += 100), "end"], [(at += 400), "start"]);
      results = [];
      finals = [];
    };
    const say = (words: string[], quirk: Quirk) => {
      at += 1000;
      const first = results.length;
      words.forEach((_, word) => {
        const sofar = words.slice(0, word + 1).join(" ");
        if (quirk === "growing" || quirk === "calledFinal")
          results.push([sofar, quirk === "growing" ? 0.5 : 0]);
        else results[first] = [sofar];
        tell(quirk === "replayed" ? 0 : first);
      });
    };
    said.forEach((sentence, index) => {
      const quirk = chosen[index]!;
      const words = sentence.split(" ");
      if (quirk === "cut" && words.length > 1) {
        say(words.splice(0, 1), quirk);
        restart();
      }
      say(words, quirk);
      const final = words.join(" ");
      if (quirk !== "growing") results[results.length - 1] = [final, 0.9];
      tell(quirk === "replayed" ? 0 : results.length - 1);
      finals.push(final);
      if (quirk === "doubled") {
        results.push([final, 0.9]);
        recorded.push([(at += 100), { from: results.length - 1, results: results.slice(-1) }]);
      }
      if (quirk !== "restart") return;
      if (repeatsAll && finals.length > 1) {
        results.push([finals.join(" "), 0.9]);
        tell(results.length - 1);
      }
      restart();
    });
    return recorded;
  }
});

it("whatever a recogniser tells, and whenever, pages of words and gaps come of it", () => {
  const told = record({
    what: constantFrom(
      "results",
      "results",
      "begun",
      "interrupted",
      "settled",
      "finished",
      "cleared",
      "skipped",
    ),
    from: integer({ min: 0, max: 4 }),
    results: array(
      record({
        text: oneof(constantFrom("one", "one two"), hostileText("two", " ")),
        isFinal: boolean(),
        confidence: double(),
      }),
      { maxLength: 4 },
    ),
    later: constantFrom(0, 100, 2000, 5000),
  });
  assert(
    property(array(told, { maxLength: 12 }), (events) => {
      let transcript = emptyTranscript;
      let at = 0;
      for (const { what, from, results, later } of events) {
        at += later;
        if (what === "results") transcript = addResults(transcript, { at, from, results });
        else if (what === "begun") transcript = beginSession(transcript, "en", at);
        else if (what === "cleared") transcript = clearTranscript(transcript);
        else if (what === "skipped") transcript = addSkipped(transcript, later / 1000);
        else
          transcript = {
            interrupted: interruptSession,
            settled: settleInterim,
            finished: finishSession,
          }[what](transcript, at);
      }
      for (const page of transcript.pages) expect(page.length).toBeGreaterThan(0);
      for (const piece of paragraphs(transcript).flat())
        expect(String(piece)).toMatch(typeof piece === "number" ? /^[1-9]\d*$/ : /\S/);
    }),
    { numRuns: 300 },
  );
});

/** The transcript after all that was told, with time passing in between. */
function played(recorded: Recorded): Transcript {
  let transcript = emptyTranscript;
  let now = 0;
  for (const [at, told] of recorded) {
    for (; now < at; now += 500) transcript = settleInterim(transcript, now);
    if (told === "start") transcript = beginSession(transcript, "en", at);
    else if (told === "end") transcript = interruptSession(transcript, at);
    else if ("from" in told) transcript = addResults(transcript, news(at, told.from, told.results));
  }
  return transcript;
}

function news(at: number, from: number, results: readonly (readonly [string, number?])[]) {
  return {
    at,
    from,
    results: results.map(([text, confidence]) => ({
      text,
      isFinal: confidence !== undefined,
      confidence: confidence ?? 0,
    })),
  };
}

function paragraphs({ pages }: Transcript) {
  return pages.flat().map(({ pieces }) => pieces);
}

function saidIn(transcript: Transcript) {
  return paragraphs(transcript)
    .flat()
    .filter((piece) => typeof piece === "string")
    .join(" ");
}

function isSummary(text: string, before: string[]) {
  const sums = before.slice(0, -1).map((_, from) => before.slice(from).join(" "));
  return sums.some((sum) => `${text} `.startsWith(`${sum} `));
}
