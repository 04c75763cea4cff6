import { aboutModels } from "../aboutModels.ts";
import { calledModel } from "../calledModel.ts";
import type { Model, Side } from "../modelsData.ts";

const fromSide: Record<Exclude<Side, "front">, string> = {
  right:
    "visto da destra: la parte alta della lastra è a destra, con l’angolo tagliato in primo piano.",
  back: "visto dal lato alto della lastra: il disegno è capovolto e l’angolo tagliato è in primo piano, a sinistra.",
  left: "visto da sinistra: la parte alta della lastra è a sinistra, con l’angolo tagliato in fondo.",
};

export function altOf(model: Pick<Model, "name" | "title" | "kind">, side: Side): string {
  const called = calledModel(model);
  if (side !== "front") return `${called}, ${fromSide[side]}`;
  const seen = aboutModels[model.name]?.seen;
  return `${called}, visto da davanti${seen ? `: ${seen}` : "."}`;
}
