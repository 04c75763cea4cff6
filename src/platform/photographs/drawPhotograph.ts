type Size = { width: number; height: number };
type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Pixels on the longer side: visitors are sent 1600 at most, in width. */
const LONGEST = 2400;
/** In pixels: an iPhone draws nothing on a canvas that is larger. */
const CANVAS = 16_000_000;

/**
 * A picture drawn anew, small enough and on white, as a JPEG: what the camera wrote beside it, such
 * as where it was taken, stays behind. Throws where the device has not enough memory.
 */
export async function drawPhotograph(
  picture: CanvasImageSource,
  size: Size,
): Promise<{ blob: Blob } & Size> {
  const canvases = sizes(size).map((step) => canvasOf(step));
  let drawn = picture;
  for (const canvas of canvases) {
    const context = contextOf(canvas);
    // A JPEG has no transparency: what is transparent would become black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    drawn = canvas;
  }
  const last = canvases.at(-1)!;
  const { width, height } = last;
  const blob = await jpegOf(last);
  // Safari keeps the memory of a canvas until it is made small.
  for (const canvas of canvases) canvas.width = canvas.height = 0;
  return { blob, width, height };
}

/** By less than half at a time: made much smaller at once, fine lines would break up. */
function sizes({ width, height }: Size): Size[] {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const steps = [];
  let next = Math.min(0.5, Math.sqrt(CANVAS / (width * height)));
  for (; next > scale; next /= 2) steps.push(next);
  return [...steps, scale].map((by) => ({
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  }));
}

function canvasOf({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function contextOf(canvas: Canvas) {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("No memory for a canvas");
  return context as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
}

async function jpegOf(canvas: Canvas): Promise<Blob> {
  const type = "image/jpeg";
  const quality = 0.88;
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (!blob) throw new Error("No memory for a JPEG");
  return blob;
}
