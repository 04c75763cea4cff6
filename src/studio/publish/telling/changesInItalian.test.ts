import { expect, it } from "vitest";
import type { GuideChanges } from "../../../content/publishing/changesBetween.ts";
import { changesInItalian, type ToldChange } from "./changesInItalian.ts";

const nothing: Omit<GuideChanges, "files"> = {
  languages: [],
  works: [],
  tour: [],
  isAppNew: false,
  isAddressNew: false,
  isNameNew: false,
};

it.each<[changes: Partial<GuideChanges>, told: ToldChange[]]>([
  [{}, []],
  [
    { works: [{ number: 1, change: "changed", languages: ["it", "en", "fr"] }] },
    [{ title: "Apollo", words: "(numero 1) è cambiata in italiano, inglese e francese." }],
  ],
  [
    { works: [{ number: 7, change: "gone", languages: ["it"] }] },
    [{ words: "L’opera numero 7 non c’è più in italiano." }],
  ],
  [{ tour: ["it", "de"] }, [{ words: "Il percorso è cambiato in italiano e tedesco." }]],
  [
    {
      isAddressNew: true,
      isNameNew: true,
      isAppNew: true,
      languages: [
        { language: "fr", change: "new" },
        { language: "es", change: "gone" },
      ],
    },
    [
      { words: "L’indirizzo è un altro: cambia ogni pagina." },
      { words: "Il nome del museo è cambiato, in ogni pagina." },
      { words: "L’app è più nuova." },
      { words: "La guida ora c’è anche in francese." },
      { words: "La guida non c’è più in spagnolo." },
    ],
  ],
])("%j", (changes, told) => {
  expect(changesInItalian({ ...nothing, ...changes }, titleOf)).toEqual(told);
});

function titleOf(number: number) {
  return number === 1 ? "Apollo" : undefined;
}
