import { isOurPage } from "../../../platform/offline/isOurPage.ts";
import type { FileOutcome } from "./fileOutcome.ts";
import { findAddition } from "./findAddition.ts";

const text = /\.(?:html|js|css|json|svg|vtt|xml|txt|webmanifest)$/;

type Sha256 = (content: Uint8Array<ArrayBuffer>) => Promise<string>;

/** What became of a file, by the bytes that a host answers with. Without `sha256` lengths decide. */
export async function compareFile(
  path: string,
  [bytes, hash]: readonly [bytes: number, hash: string],
  answer: Pick<Response, "ok" | "status" | "headers">,
  content: Uint8Array<ArrayBuffer>,
  sha256: Sha256 | undefined,
): Promise<FileOutcome> {
  const { status, headers } = answer;
  if (!answer.ok) return { is: "missing", status };
  const isPublished = async (some: Uint8Array<ArrayBuffer>) =>
    some.length === bytes && (!sha256 || (await sha256(some)) === hash);
  if (await isPublished(content)) return { is: "whole", by: sha256 ? "bytes" : "length" };
  const words = new TextDecoder().decode(content);
  const isPage = /^\uFEFF?\s*<(?:!doctype html|html)\b/i.test(words);
  if (isPage && !(path.endsWith(".html") && isOurPage(words)))
    return { is: "missing", status, instead: true };
  if (text.test(path) && (await isPublished(withoutReturns(content)))) return { is: "newLines" };
  const isEnded = !path.endsWith(".html") || /<\/html>/i.test(words);
  if (path.endsWith(".html") && isEnded) {
    // By their length alone, any bytes taken out of a longer page would leave the one published.
    const isKnown = sha256 ? isPublished : () => Promise.resolve(false);
    const added = await findAddition(content, bytes, isKnown);
    if (added !== undefined) return { is: "addedTo", added, runs: runs(added, words, headers) };
    return { is: "altered", bytes: content.length };
  }
  return content.length < bytes || !isEnded
    ? { is: "cutOff", bytes: content.length }
    : { is: "altered", bytes: content.length };
}

function withoutReturns(content: Uint8Array<ArrayBuffer>) {
  return content.filter((byte, at) => byte !== 0x0d || content[at + 1] !== 0x0a);
}

/** Whether a browser does something with it: our policy lets nothing run that is not ours. */
function runs(added: string, page: string, headers: Headers) {
  const hasPolicy =
    headers.has("content-security-policy") ||
    /<meta[^>]*http-equiv="content-security-policy"/i.test(page);
  return /<(?:script|iframe|img|link|style)\b|cdn-cgi|rocket-loader/i.test(added) && !hasPolicy;
}
