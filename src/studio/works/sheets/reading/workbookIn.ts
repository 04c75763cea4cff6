import { limits } from "./limits.ts";
import { formatOf } from "./formatNumber.ts";
import { walkXml } from "../../../../lib/walkXml.ts";

export type Worksheet = { name: string; path: string };

/** The visible worksheets by the workbook and its relations, in their order. */
export function worksheetsIn(
  workbook: string,
  relations: string,
  folder: string,
): { worksheets: Worksheet[]; is1904: boolean } | undefined {
  const targets = new Map<string, string>();
  const areWhole = walkXml(relations, {
    open: (name, attribute) => {
      const id = attribute("Id");
      const target = attribute("Target");
      if (name === "Relationship" && id && target && attribute("Type")?.endsWith("/worksheet"))
        targets.set(id, pathFrom(folder, target));
    },
  });
  const worksheets: Worksheet[] = [];
  let is1904 = false;
  const isWhole = walkXml(workbook, {
    open: (name, attribute) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attribute("date1904") ?? "");
      if (name !== "sheet" || worksheets.length >= limits.sheets) return;
      const path = targets.get(attribute("id") ?? "");
      const isSeen = !/hidden/i.test(attribute("state") ?? "");
      if (path && isSeen) worksheets.push({ name: (attribute("name") ?? "").slice(0, 100), path });
    },
  });
  return isWhole && areWhole ? { worksheets, is1904 } : undefined;
}

/** The address of a part from the folder of the one that names it. */
function pathFrom(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = folder.split("/").filter(Boolean);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** The texts that cells refer to by number, without how East Asian ones are pronounced. */
export function sharedTextsIn(xml: string): string[] | undefined {
  const texts: string[] = [];
  let text = "";
  let isText = false;
  let isPronunciation = false;
  const isWhole = walkXml(xml, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isPronunciation = true;
      if (name === "t") isText = true;
    },
    text: (piece) => {
      if (isText && !isPronunciation && text.length <= limits.characters) text += piece;
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isPronunciation = false;
      if (name === "si") texts.push(text);
    },
  });
  return isWhole ? texts : undefined;
}

/** The format of numbers of each style that a cell may have. */
export function formatsIn(xml: string): string[] | undefined {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  const isWhole = walkXml(xml, {
    open: (name, attribute) => {
      if (name === "numFmt")
        own.set(Number(attribute("numFmtId")), (attribute("formatCode") ?? "").slice(0, 200));
      if (name === "cellXfs") isOfCells = true;
      if (name === "xf" && isOfCells) ids.push(Number(attribute("numFmtId") ?? 0));
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return isWhole ? ids.map((id) => formatOf(id, own)) : undefined;
}
