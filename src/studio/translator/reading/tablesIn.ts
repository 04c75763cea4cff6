import { walkXml } from "../../../lib/walkXml.ts";

/** The rows of a table, each with the texts of its cells. */
export type WordTable = { rows: string[][] };

type Open = {
  table: WordTable;
  row: string[] | undefined;
  isDeleted: boolean;
  cell: string | undefined;
};

const WORD = new Set([
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
]);
/** Elements that are not read: deleted or moved text, formatting, text boxes, pronunciation. */
const UNREAD = new Set(["del", "moveFrom", "rPr", "pPr", "tblPr", "txbxContent", "rt"]);
const SPACES = new Set(["br", "cr", "tab", "ptab", "p"]);
/** The deepest nesting of tables that is read: a hostile file may nest thousands. */
const MOST_WITHIN = 8;

/**
 * The tables of a document's text. One within a cell is a table of its own where `isOurs` says so;
 * else somebody pasted it, and its words are the cell's.
 */
export function tablesIn(
  xml: string,
  isOurs: (table: WordTable) => boolean,
): WordTable[] | "damaged" | "unsafe" {
  const tables: WordTable[] = [];
  const open: Open[] = [];
  let prefix: string | undefined;
  let unread = 0;
  let isInRowProperties = false;
  let run: { words: string; isExact: boolean } | undefined;

  const add = (words: string) => {
    const place = open.findLast(({ cell }) => cell !== undefined);
    if (place) place.cell += words;
  };
  let wrong: "damaged" | "unsafe" | undefined;
  const isWhole = walkXml(xml, {
    open(name, _attribute, tag) {
      prefix ??= prefixIn(tag.attributes);
      const element = tag.prefix === prefix ? name : undefined;
      const last = open.at(-1);
      if (isInRowProperties && element === "del" && last) last.isDeleted = true;
      if (unread || (name === "Fallback" && tag.prefix) || (element && UNREAD.has(element)))
        unread += 1;
      else if (element === "tbl") {
        if (open.length >= MOST_WITHIN) unread += 1;
        else open.push({ table: { rows: [] }, row: undefined, isDeleted: false, cell: undefined });
      } else if (element === "trPr") isInRowProperties = true;
      else if (element === "tr" && last) Object.assign(last, { row: [], isDeleted: false });
      else if (element === "tc" && last) last.cell = "";
      else if (element === "t") run = { words: "", isExact: tag.own("xml:space") === "preserve" };
      else if (element === "noBreakHyphen") add("\u2011");
      else if (element && SPACES.has(element)) add(" ");
    },
    close(name, ofElement) {
      const element = ofElement === prefix ? name : undefined;
      const last = open.at(-1);
      if (unread) unread -= 1;
      else if (element === "t" && run) {
        add(run.isExact ? run.words : trimSpaces(run.words));
        run = undefined;
      } else if (element === "trPr") isInRowProperties = false;
      else if (element === "tc" && last?.cell !== undefined) {
        last.row?.push(last.cell);
        last.cell = undefined;
      } else if (element === "tr" && last?.row) {
        if (!last.isDeleted) last.table.rows.push(last.row);
        last.row = undefined;
      } else if (element === "tbl" && last) {
        open.pop();
        if (isOurs(last.table)) tables.push(last.table);
        else add(last.table.rows.flat().join(" "));
      }
    },
    text(words) {
      if (run && !unread) run.words += words;
    },
    doctype() {
      wrong = "unsafe";
      return "stop";
    },
    unknownReference() {
      wrong = "damaged";
      return "stop";
    },
  });
  return wrong ?? (isWhole ? tables : "damaged");
}

/** Without the spaces at both ends; the no-break space of French is a character like others. */
function trimSpaces(words: string): string {
  let [start, end] = [0, words.length];
  while (start < end && words.charCodeAt(start) <= 32) start += 1;
  while (end > start && words.charCodeAt(end - 1) <= 32) end -= 1;
  return words.slice(start, end);
}

/** Word writes “w:” before its names, but any other prefix is right, and none. */
function prefixIn(attributes: ReadonlyMap<string, string>): string {
  const declared = [...attributes].find(
    ([name, value]) => /^xmlns(?::|$)/.test(name) && WORD.has(value),
  );
  return declared ? declared[0].slice("xmlns:".length) : "w";
}
