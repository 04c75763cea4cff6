/** The size of what the scanner reads. */
export const WIDTH = 640;
export const HEIGHT = 480;

/**
 * A film for Chromium's pretend camera, ten frames a second and over and over again.
 * @param {Uint8Array[]} frames the brightness of every pixel
 */
export function cameraClip(frames) {
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
    ...frames.flatMap((light) => [Buffer.from("FRAME\n"), light, colourless]),
  ]);
}

/** @param {string} file */
export function cameraFlags(file) {
  return ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`];
}

/** What a visitor does who allows the camera and the microphone. */
export const allowed = "--use-fake-ui-for-media-stream";
