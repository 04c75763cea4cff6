import { isOurPage } from "./isOurPage.ts";

/** Headers that tell how an answer was sent, which is not true of the stored copy. */
const transportHeaders = ["content-encoding", "content-length", "transfer-encoding"];

/**
 * The answer as it may be stored, or `undefined` if it is not what its address says. `bytes`: how
 * long it has to be; a download that was cut off is shorter.
 *
 * A network that wants the visitor to sign in, or a host without the file, answers with a page and
 * 200. So a page has to be ours, data has to be JSON, and anything else must not be a page. Many
 * hosts do not know the type of a font or a recording, so any other type will do for those.
 */
export async function validateResponse(
  address: string,
  answer: Response,
  bytes?: number,
): Promise<Response | undefined> {
  const { pathname } = new URL(address, "http://any.example");
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? "html";
  const { status, redirected, headers } = answer;
  // Some hosts redirect from one spelling of a page to another; no file of ours is redirected.
  if (status !== 200 || (redirected && ending !== "html")) {
    // An unread copy of an answer would be held in memory while the other copy is read.
    void answer.body?.cancel();
    return undefined;
  }
  const body = await answer.blob();
  if (body.size !== (bytes ?? (body.size || 1))) return undefined;
  if (!(await isOfKind(ending, body, headers.get("content-type") ?? ""))) return undefined;
  const copied = new Headers(headers);
  for (const name of transportHeaders) copied.delete(name);
  return new Response(body, { headers: copied });
}

async function isOfKind(ending: string, body: Blob, type: string) {
  switch (ending) {
    case "html": {
      const text = await body.text();
      // A host may answer with our page for unknown addresses, which is not the page asked for.
      return isOurPage(text) && !/data-prerendered="?error/.test(text);
    }
    case "json":
    case "webmanifest":
      return isJson(await body.text());
    case "svg":
      return (await body.text()).includes("<svg");
    default:
      return !type.includes("html") && !/^\s*</.test(await body.slice(0, 100).text());
  }
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
