import program from "zxing-wasm/reader/zxing_reader.wasm?url";
import { prepareCodes, readCodes } from "./readCodes.ts";

/** A frame of the camera, what is looked for, and where the texts of the codes in it go. */
export type FrameToRead = {
  frame: VideoFrame | ImageBitmap;
  wanted: string;
  answer: MessagePort;
};

const canvas = new OffscreenCanvas(640, 480);
const context = canvas.getContext("2d", { willReadFrequently: true })!;
let reading: "quick" | "deep" = "quick";

// While the visitor reads what to do, so that the first frame does not wait for it.
const ready = prepareCodes({ address: program }).then(() => readCodes(picture(), "deep", ""));
// Told to whoever asks for a frame.
ready.catch(() => {});

addEventListener("message", async ({ data }: MessageEvent<FrameToRead>) => {
  const { frame, wanted, answer } = data;
  try {
    draw(frame);
    await ready;
    const texts = await readCodes(picture(), reading, wanted);
    reading = texts.length === 0 && reading === "quick" ? "deep" : "quick";
    answer.postMessage({ texts });
  } catch (error) {
    answer.postMessage({ error: String(error) });
  }
});

/** The whole frame, undistorted: one that stands upright is laid on its side, a code can be read so. */
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
