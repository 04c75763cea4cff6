import { megabytesIn, numberIn } from "../../i18n/numbers.ts";
import type { PrinterSettings } from "./modelsData.ts";

/** How large a file is. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00A0kB` : megabytesIn("it", bytes);
}

/** As long as a printer needs, to five minutes: the slicer's estimate is no more exact than that. */
export function printTime(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  return [
    ...(hours > 0 ? [hours === 1 ? "1 ora" : `${hours} ore`] : []),
    ...(rest > 0 ? [`${rest} minuti`] : []),
  ].join(" e ");
}

/** The settings that times and weights hold for: `short` beside a time, `whole` once for all. */
export function printerInItalian(settings: PrinterSettings): { short: string; whole: string } {
  const number = (name: keyof PrinterSettings) =>
    numberIn("it", Number.parseFloat(`${settings[name]}`));
  const mm = (name: keyof PrinterSettings) => `${number(name)}\u00A0mm`;
  const fill = `${number("fill-density")}\u00A0%`;
  return {
    short: `${number("perimeters")} pareti, riempimento al ${fill}`,
    whole: `ugello da ${mm("nozzle-diameter")}, strati da ${mm("layer-height")}; ${number("perimeters")} pareti, riempimento ${patterns[settings["fill-pattern"]] ?? ""}al ${fill}, ${number("top-solid-layers")} strati pieni sopra e ${number("bottom-solid-layers")} sotto; pareti a ${mm("perimeter-speed")} al secondo, quella esterna a ${number("external-perimeter-speed")}, riempimento e strati pieni a ${number("infill-speed")}, l’ultimo in alto a ${number("top-solid-infill-speed")}, il primo strato a ${number("first-layer-speed")}`,
  };
}

const patterns: Partial<Record<string, string>> = { grid: "a griglia ", gyroid: "gyroid " };
