type Size = { width: number; height: number };

/** In pixels: an iPhone draws nothing on a canvas that is larger. */
const CANVAS = 16_000_000;

/** A picture drawn in another size, on white. Throws where the device has not enough memory. */
export function scaledCanvas(
  picture: CanvasImageSource,
  from: Size,
  width: number,
): OffscreenCanvas {
  let drawn = picture;
  let last: OffscreenCanvas | undefined;
  for (const size of steps(from, width)) {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("No memory for a canvas");
    // A JPEG has no transparency: what is transparent would become black.
    context.fillStyle = "white";
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(drawn, 0, 0, size.width, size.height);
    if (last) release(last);
    drawn = last = canvas;
  }
  return last!;
}

/** Safari keeps the memory of a canvas until it is made small. */
export function release(canvas: OffscreenCanvas) {
  canvas.width = canvas.height = 0;
}

/** By less than half at a time: made much smaller at once, fine lines would break up. */
function steps({ width, height }: Size, target: number): Size[] {
  const scale = target / width;
  const found = [];
  let next = Math.min(0.5, Math.sqrt(CANVAS / (width * height)));
  for (; next > scale; next /= 2) found.push(next);
  return [...found.map((by) => sizeBy(by)), { width: target, height: sizeBy(scale).height }];

  function sizeBy(by: number): Size {
    return {
      width: Math.max(1, Math.round(width * by)),
      height: Math.max(1, Math.round(height * by)),
    };
  }
}
