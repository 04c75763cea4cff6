import { rmSync, writeFileSync } from "node:fs";
import { cameraClip, cameraFlags, heldFrame } from "../../scripts/checks/camera/cameraClip.js";
import { wall, type Label } from "../../scripts/checks/camera/wall.js";
import { inFirefox, onlyInChromium } from "./browser.ts";
import { withMediaFile } from "./withMediaFile.ts";

type Camera = {
  /** The labels that the camera sees. */
  sees: Label[];
  /** Whether it is a phone held upright. */
  isUpright?: boolean;
  /** Whether the visitor lets the page use it. */
  isAllowed?: boolean;
};

const onMediaFile = withMediaFile({
  name: "camera.y4m",
  flags: cameraFlags,
  permission: "permissions.default.camera",
});

type Shown = {
  /** Holds a frame before the camera, which sees it from the moment when it is next turned on. */
  showToCamera: (frame: Uint8Array) => void;
};

/** A journey on a device with a camera. */
export const test = onMediaFile.extend<{ camera: Camera; filmed: void } & Shown>({
  camera: [{ sees: [] }, { option: true }],
  permissions: async ({ camera: { isAllowed = true } }, use) =>
    use(isAllowed ? ["camera"] : undefined),
  filmed: [
    async ({ context, camera: { sees, isUpright = false, isAllowed = true }, mediaFile }, use) => {
      if (inFirefox && sees.length > 0) {
        const { light, ...size } = heldFrame(wall(...sees), isUpright);
        await context.addInitScript(showPicture, {
          ...size,
          light: Buffer.from(light).toString("base64"),
        });
      }
      if (!isAllowed) onlyInChromium("its camera is refused at first, and then allowed");
      film(mediaFile, wall(...sees), isUpright);
      await use();
    },
    { auto: true },
  ],
  showToCamera: async ({ mediaFile }, use) => use((frame) => film(mediaFile, frame)),
});

/** A camera that is still on goes on reading the old file, so it is not overwritten. */
function film(mediaFile: string, frame: Uint8Array, isUpright = false) {
  rmSync(mediaFile, { force: true });
  // With one frame alone the camera would stop after it.
  writeFileSync(mediaFile, cameraClip([frame, frame], { isUpright }));
}

type Picture = {
  /** The brightness of every pixel, in base64. */
  light: string;
  width: number;
  height: number;
};

/**
 * Has every camera show this picture: Firefox's fake camera cannot be given one. Runs in the
 * page before the page's own scripts.
 */
function showPicture({ light, width, height }: Picture) {
  // A journey may stop the clock of the page, and the camera goes on.
  const { setInterval, clearInterval } = window;
  const bytes = Uint8Array.from(atob(light), (each) => each.charCodeAt(0));
  const picture = new ImageData(width, height);
  const grey = new Uint32Array(picture.data.buffer);
  bytes.forEach((each, at) => (grey[at] = 0xff000000 | (each * 0x10101)));

  // oxlint-disable-next-line typescript/require-await -- It stands for one that answers later.
  MediaDevices.prototype.getUserMedia = async () => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const drawing = canvas.getContext("2d")!;
    drawing.putImageData(picture, 0, 0);
    const stream = canvas.captureStream(10);
    const timer = setInterval(() => {
      drawing.putImageData(picture, 0, 0);
      if (stream.getTracks().every(({ readyState }) => readyState === "ended"))
        clearInterval(timer);
    }, 100);
    return stream;
  };
}
