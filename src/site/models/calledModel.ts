import type { Model } from "./modelsData.ts";

const kinds: Record<Model["kind"], string> = {
  emblem: "emblema",
  composition: "schema della composizione",
};

/** A name that no two models share: “Apollo, emblema”. */
export function calledModel({ title, kind }: Pick<Model, "title" | "kind">): string {
  return `${title}, ${kinds[kind]}`;
}
