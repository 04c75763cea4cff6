import { describe, expect, it } from "vitest";
import { coverageOf } from "./coverageOf.ts";
import { draftOf } from "./fixtures/draftOf.ts";
import { inOneSentence } from "./inOneSentence.ts";
import { planRows } from "./planRows.ts";

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
      cells: { label: "it", description: "it", short: "tutte", easy: "no", film: "sì" },
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

describe("the sentence for the director", () => {
  it("says how many works there are, and what they have in the museum’s own language", () => {
    const draft = large(3, 0);
    for (const slug of ["opera-a", "opera-b", "opera-c"])
      draft.set(`it/${slug}`, {
        description: ["Una."],
        easy: slug === "opera-b" ? [["Una."]] : [],
      });
    expect(inOneSentence(coverageOf(draft))).toBe(
      "3 opere in 2 lingue. In italiano tutte hanno il testo da leggere, nessuna ha l’audiodescrizione, una ha il testo facile da leggere.",
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
