import { HEIGHT, WIDTH } from "../../scripts/checks/cameraClip.js";
import { codesIn, frameOf, ourScanner, seenFrom, type Picture } from "./printedLabels.ts";

/** What a phone’s camera sees that is held before the printed label with this code. */
export async function labelSeen(printed: readonly Picture[], text: string, centimetres: number) {
  for (const paper of printed) {
    const code = (await codesIn(paper)).find((each) => each.text === text);
    if (!code) continue;
    const { picture, scale } = await seenFrom(paper, centimetres, ourScanner);
    const [left, top, side] = [code.left * scale, code.top * scale, code.side * scale];
    return frameOf(picture, { text, left, top, side }, { width: WIDTH, height: HEIGHT });
  }
  throw new Error(`No label holds ${text}`);
}
