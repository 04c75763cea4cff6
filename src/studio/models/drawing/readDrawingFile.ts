import { MOST_OF_KIND } from "../../../content/schema/limits.ts";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";
import { checkOnDesk } from "./checkOnDesk.ts";
import { faultInItalian } from "./faultInItalian.ts";

/** A drawing read from a file, or why it is refused. */
export type DrawingFile =
  | { phase: "ready"; bytes: Uint8Array; faults: number }
  | { phase: "refused"; reason: string };

/**
 * Reads a file as the drawing of a model. One that cannot be read would make the museum’s zip
 * invalid.
 */
export async function readDrawingFile(file: File): Promise<DrawingFile> {
  if (file.size > MOST_OF_KIND.text)
    return refused(
      `Il file pesa ${sizeInItalian(file.size)}, e al massimo può pesarne ${sizeInItalian(MOST_OF_KIND.text)}. Togli le fotografie dal disegno, poi salvalo di nuovo.`,
    );
  if (!/\.svg$/iu.test(file.name) && file.type !== "image/svg+xml")
    return refused(
      "Un modello nasce da un disegno SVG. Salva il disegno come SVG, poi portalo qui.",
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const svg = decodeSvg(bytes);
  if (svg === undefined)
    return refused(
      "Il file non è un disegno SVG, o è compresso (SVGZ). Salvalo come «SVG semplice».",
    );
  const { faults } = await checkOnDesk(svg);
  const unreadable = faults.find(({ kind }) => kind === "unreadable");
  if (!unreadable) return { phase: "ready", bytes, faults: faults.length };
  const { wrong, todo } = faultInItalian(unreadable);
  return refused(`${wrong}. ${todo}`);
}

function refused(reason: string): DrawingFile {
  return { phase: "refused", reason };
}

function decodeSvg(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
