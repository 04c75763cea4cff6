import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";

const quick: ReaderOptions = {
  formats: ["QRCodeModel2"],
  maxNumberOfSymbols: 1,
  textMode: "Plain",
  tryHarder: true,
  tryInvert: false,
  tryDownscale: false,
  tryRotate: false,
  binarizer: "LocalAverage",
};

const readings = {
  quick,
  /** Sees more, in noise, in the dark and in white on black, and takes three times as long. */
  deep: {
    ...quick,
    tryInvert: true,
    tryDenoise: true,
    tryDownscale: true,
    downscaleThreshold: 200,
    downscaleFactor: 2,
  },
};

/** Makes the decoder ready. By itself it would fetch its program from a host that is not ours. */
export async function prepareCodes(program: { address: string } | { binary: ArrayBuffer }) {
  const overrides =
    "address" in program ? { locateFile: () => program.address } : { wasmBinary: program.binary };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

/** The texts of the codes in a picture. What is looked for has `wanted` in it. */
export async function readCodes(
  picture: ImageData,
  reading: keyof typeof readings,
  wanted: string,
): Promise<string[]> {
  const options = readings[reading];
  const [first] = await readBarcodes(picture, options);
  if (!first) return [];
  if (first.text.includes(wanted)) return [first.text];
  // A poster's code may be beside ours. Looking for more than one takes longer, so it is done last.
  const all = await readBarcodes(picture, { ...options, maxNumberOfSymbols: 4 });
  return [...new Set([first, ...all].map(({ text }) => text))];
}
