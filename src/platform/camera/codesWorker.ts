import program from "zxing-wasm/reader/zxing_reader.wasm?url";
import { prepareCodes, readCodes } from "./readCodes.ts";
import { answerCalls } from "../workers/answerCalls.ts";

const canvas = new OffscreenCanvas(640, 480);
const context = canvas.getContext("2d", { willReadFrequently: true })!;
let reading: "quick" | "deep" = "quick";

// The decoder takes a while to come, so it is fetched while the visitor reads what to do. If that
// fails, the next frame tries again.
let ready = warmUp();
ready.catch(() => {});

/** The texts of the codes in a frame of the camera. What is looked for has `wanted` in it. */
async function read(frame: VideoFrame | ImageBitmap, wanted: string): Promise<string[]> {
  draw(frame);
  await (ready = ready.catch(warmUp));
  const texts = await readCodes(picture(), reading, wanted);
  reading = texts.length === 0 && reading === "quick" ? "deep" : "quick";
  return texts;
}

export const codesTasks = { read };

answerCalls(codesTasks, () => []);

/** The decoder's first reading is its slowest, so it is spent on an empty picture. */
async function warmUp() {
  await prepareCodes({ address: program });
  await readCodes(picture(), "deep", "");
}

/** Draws the whole frame undistorted, an upright one on its side: a code can be read so too. */
function draw(frame: VideoFrame | ImageBitmap) {
  const [width, height] =
    "displayWidth" in frame
      ? [frame.displayWidth, frame.displayHeight]
      : [frame.width, frame.height];
  const isUpright = height > width;
  const scale = isUpright
    ? Math.min(canvas.width / height, canvas.height / width)
    : Math.min(canvas.width / width, canvas.height / height);
  const [cos, sin] = isUpright ? [0, 1] : [1, 0];
  context.setTransform(cos, sin, -sin, cos, canvas.width / 2, canvas.height / 2);
  context.drawImage(
    frame,
    (-width * scale) / 2,
    (-height * scale) / 2,
    width * scale,
    height * scale,
  );
  frame.close();
}

function picture() {
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
