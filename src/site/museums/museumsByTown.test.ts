import { expect, it } from "vitest";
import { museumsByTown } from "./museumsByTown.ts";

it.each<[what: string, museums: [name: string, town?: string][], told: Record<string, string[]>]>([
  ["none where there are none", [], {}],
  [
    "towns by their letters, and in each its museums",
    [
      ["Uffizi", "Firenze"],
      ["Galleria Borghese", "Roma"],
      ["Èremo", "Àncona"],
      ["Bargello", "Firenze"],
      ["Sala 10", "Roma"],
      ["Sala 9", "Roma"],
    ],
    {
      "citta-ancona Àncona": ["Èremo"],
      "citta-firenze Firenze": ["Bargello", "Uffizi"],
      "citta-roma Roma": ["Galleria Borghese", "Sala 9", "Sala 10"],
    },
  ],
  [
    "one town for all that write it almost alike, as most of them do",
    [
      ["A", "FORLI’"],
      ["B", "Forlì"],
      ["C", "Forlì"],
      ["D", "l'Aquila"],
      ["E", "L’Aquila"],
      ["F", "L’Aquila"],
    ],
    { "citta-forli Forlì": ["A", "B", "C"], "citta-l-aquila L’Aquila": ["D", "E", "F"] },
  ],
  [
    "those without a town last",
    [["Alfa"], ["Beta", "Zara"]],
    { "citta-zara Zara": ["Beta"], "altri Altri musei": ["Alfa"] },
  ],
  [
    "no other museums where no town is known",
    [["Beta"], ["Alfa"]],
    { "altri Le guide": ["Alfa", "Beta"] },
  ],
  ["a town called so apart from none", [["A", "Altri"]], { "citta-altri Altri": ["A"] }],
])("%s", (_, museums, told) => {
  const towns = museumsByTown(
    museums.map(([name, town]) => ({
      slug: name.toLowerCase(),
      name,
      ...(town && { town }),
      languages: ["it"],
      works: 1,
      has: {},
      films: [],
    })),
  );
  const found = towns.map(({ id, name, museums: inTown }) => [
    `${id} ${name}`,
    inTown.map((museum) => museum.name),
  ]);
  expect(found).toEqual(Object.entries(told));
});
