import { it } from "../../../content/publishing/phrases/it.ts";
import { makersFrom, type Makers } from "./makersFrom.ts";

/** Makers in Italian, for a field that `makersFrom` reads again. */
export function makersText(makers: Makers): string {
  return makers.map(makerText).join("; ");
}

function makerText({ name, hand }: Makers[number]): string {
  const written = (text: string) => (hand ? it.hands[hand](text) : text);
  const plain = written(name);
  const [read, ...others] = makersFrom(plain);
  const isRead = read?.name === name && read.hand === hand && others.length === 0;
  // Without « and », “Antonio e Piero” would be read as two people.
  return isRead && !/[«»]/.test(name) ? plain : written(`«${name.replaceAll("»", "»»")}»`);
}
