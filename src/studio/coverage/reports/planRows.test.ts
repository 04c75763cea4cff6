import { describe, expect, it } from "vitest";
import { coverageOf } from "../counting/coverageOf.ts";
import { draftOf } from "../fixtures/draftOf.ts";
import { inOneSentence } from "./inOneSentence.ts";
import { planRows } from "./planRows.ts";
import { formatsAsked, shareOf, totalsOf } from "../counting/totalsOf.ts";

describe("the page for the accessibility plan", () => {
  const table: [what: string, works: number, rooms: number, by: string, rows: number][] = [
    ["a few works, each", 6, 2, "work", 6],
    ["as many as fit, each", 40, 14, "work", 40],
    ["more, by room", 41, 14, "room", 14],
    ["a thousand, by room", 1000, 40, "room", 40],
    ["a thousand in more rooms than fit, by language", 1000, 41, "language", 2],
    ["a thousand in no room, by language", 1000, 0, "language", 2],
  ];
  it.each(table)("lists %s", (_, works, rooms, by, count) => {
    const plan = planRows(coverageOf(large(works, rooms)));
    expect(plan.by).toBe(by);
    expect(plan.rows).toHaveLength(count);
  });

  it("says in which languages a work has a format", () => {
    const { rows } = planRows(
      coverageOf(
        draftOf({
          "it/fontana": { short: "Una.", description: ["Una."] },
          "en/fontana": { short: "One." },
          "file/signs/lis/fontana.mp4": { sha256: "a", bytes: 1 },
        }),
      ),
    );
    expect(rows[0]).toMatchObject({
      name: "1 Fontana",
      cells: { label: "it", description: "it", short: "tutte", easy: "no", film: "sì", touch: "–" },
    });
  });

  it("counts the works of a room, and those in none", () => {
    const draft = large(41, 1);
    draft.set("works/opera-a", { id: 1, title: "Altra" });
    draft.set("it/opera-a", { short: "Una." });
    expect(planRows(coverageOf(draft)).rows).toMatchObject([
      { name: "Senza sala", cells: { short: "1 di 1" } },
      { name: "Sala 0", cells: { short: "0 di 40" } },
    ]);
  });
});

describe("the touch guides", () => {
  const drawing = { sha256: "a", bytes: 1 };

  it("are counted of the works that have a drawing", () => {
    const draft = large(41, 0);
    draft.set("file/models/opera-a-emblem.svg", drawing);
    draft.set("file/models/opera-b-emblem.svg", drawing);
    draft.set("it/opera-a", { touchEmblem: [["Una."]] });
    const coverage = coverageOf(draft);
    expect(planRows(coverage).rows).toMatchObject([
      { name: "italiano", cells: { touch: "1 di 2", tactile: "2 di 41" } },
      { name: "inglese", cells: { touch: "0 di 2", tactile: "2 di 41" } },
    ]);
    expect(shareOf(totalsOf(coverage.works, "it")).of).toBe(41 * 9 + 2);
  });

  it("are a column only where there is a drawing", () => {
    const keysOf = (draft: ReturnType<typeof large>) =>
      formatsAsked(coverageOf(draft)).map(({ key }) => key);
    expect(keysOf(large(2, 0))).not.toContain("touch");
    expect(keysOf(large(2, 0).set("file/models/opera-a-emblem.svg", drawing))).toContain("touch");
  });
});

describe("the sentence for the director", () => {
  it("says how many works there are, and what they have in the museum’s own language", () => {
    const draft = large(3, 0);
    for (const slug of ["opera-a", "opera-b", "opera-c"])
      draft.set(`it/${slug}`, {
        description: ["Una."],
        easy: slug === "opera-b" ? [["Una."]] : [],
      });
    expect(inOneSentence(coverageOf(draft))).toBe(
      "3 opere in 2 lingue. In italiano tutte hanno il testo da leggere, nessuna ha l’audiodescrizione, una ha il testo con parole semplici.",
    );
  });
});

/** A museum with so many works, spread over so many rooms. */
function large(count: number, rooms: number) {
  const slugs = Array.from({ length: count }, (_, n) => `opera-${"abcdefghij"[n] ?? n}`);
  const works = slugs.map((slug, n) => {
    const room = rooms > 0 ? { room: `Sala ${n % rooms}` } : {};
    return [`works/${slug}`, { id: n + 1, title: `Opera ${n}`, ...room }] as const;
  });
  return draftOf(Object.fromEntries(works), { works: slugs });
}
