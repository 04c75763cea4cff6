/** What became of a published file on its way to a visitor. */
export type FileOutcome =
  /** `by` its bytes, or by its length alone. */
  | { is: "whole"; by: "bytes" | "length" }
  /** The host has no such file; `instead` where it answers with a page of its own. */
  | { is: "missing"; status: number; instead?: true }
  | { is: "cutOff"; bytes: number }
  /** The program that sent it to the host has changed the ends of its lines. */
  | { is: "newLines" }
  /** The host puts something of its own into the page; `runs` where no policy forbids that. */
  | { is: "addedTo"; added: string; runs: boolean }
  | { is: "altered"; bytes: number }
  | { is: "unreachable" };

export type InspectedFile = {
  path: string;
  outcome: FileOutcome;
  /** What the host says that it is; missing where the host says nothing, or did not answer. */
  type?: string;
};
