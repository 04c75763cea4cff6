import { DrawingError } from "../../tactile/drawing/DrawingError.ts";
import { readDrawing } from "../../tactile/drawing/readDrawing.ts";
import { drawingProblems } from "./drawingProblems.ts";
import { hexadecimal } from "./manifest.ts";
import { extensionOf } from "./allowedFiles.ts";

/** Why a file is not what its name says. */
export function validateFile(path: string, content: Uint8Array): string[] {
  const extension = extensionOf(path);
  const beginning = beginnings[extension];
  if (beginning) {
    const isRight = beginning.begins.test(hexadecimal(content.subarray(0, 12)));
    return isRight ? [] : [`it is not ${beginning.name}, as its name says`];
  }
  const text = textIn(content);
  if (text === undefined) return ["it is not a text in UTF-8"];
  if (text.includes("\0")) return ["it has a NUL in it, which no text has"];
  if (extension === "vtt" && !/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text))
    return ["it is not WebVTT, which begins with WEBVTT"];
  if (extension !== "svg") return [];
  return path.startsWith("models/") ? problemsOfModel(text) : drawingProblems(text);
}

/** A drawing to be made into a model is read, never shown: so what a drawing program adds for itself may stay. */
function problemsOfModel(text: string): string[] {
  try {
    readDrawing(text);
    return [];
  } catch (error) {
    if (error instanceof DrawingError) return [error.message];
    throw error;
  }
}

/** How a file that is no text begins, in hexadecimal. */
const beginnings: Record<string, { name: string; begins: RegExp }> = {
  png: { name: "a PNG", begins: /^89504e470d0a1a0a/ },
  jpg: { name: "a JPEG", begins: /^ffd8ff/ },
  jpeg: { name: "a JPEG", begins: /^ffd8ff/ },
  webp: { name: "a WebP", begins: /^52494646.{8}57454250/ },
  // ID3, or a frame of MPEG layer 3 with a bit rate and a sampling rate that exist.
  mp3: { name: "an MP3", begins: /^(?:494433|ff(?:e[23]|f[23ab])[1-9a-e][0-9ab])/ },
  wav: { name: "a WAV", begins: /^52494646.{8}57415645/ },
  mp4: { name: "an MP4", begins: /^.{8}66747970/ },
  webm: { name: "a WebM", begins: /^1a45dfa3/ },
};

/** The text of a file; `undefined` where it is not UTF-8. */
function textIn(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}
