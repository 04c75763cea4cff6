type Picture = {
  /** The brightness of every pixel, in base64. */
  light: string;
  width: number;
  height: number;
};

/**
 * Has every camera show this picture: Firefox's pretended camera cannot be given one. Runs in the
 * page before the page's own scripts.
 */
export function showPicture({ light, width, height }: Picture) {
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
