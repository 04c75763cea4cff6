import { isOurPage } from "./isOurPage.ts";

/** They tell how it was sent, and no more of what is kept. */
const ofItsWay = ["content-encoding", "content-length", "transfer-encoding"];

/**
 * An answer as it may be kept, if it is what its address says; `bytes`: how long it has to be.
 *
 * A network that wants to be signed in to, or a host without the file, answers with a page, and 200.
 * A page has to be ours, then, data has to be data, and all else no page. What a host calls a font
 * or a recording does not matter: many do not know, and the visit is the visitor's all the same.
 */
export async function admitted(
  address: string,
  answer: Response,
  bytes?: number,
): Promise<Response | undefined> {
  const { pathname } = new URL(address, "http://any.example");
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? "html";
  const { status, redirected, headers } = answer;
  // Some hosts lead from one spelling of a page to another; no file is anywhere else.
  if (status !== 200 || (redirected && ending !== "html")) {
    // Nobody reads this copy of it, and it would be held for whoever reads the other.
    void answer.body?.cancel();
    return undefined;
  }
  const body = await answer.blob();
  if (body.size !== (bytes ?? (body.size || 1))) return undefined;
  if (!(await isOfKind(ending, body, headers.get("content-type") ?? ""))) return undefined;
  const copied = new Headers(headers);
  for (const name of ofItsWay) copied.delete(name);
  return new Response(body, { headers: copied });
}

async function isOfKind(ending: string, body: Blob, type: string) {
  switch (ending) {
    case "html": {
      const text = await body.text();
      // The page for unknown addresses is ours too, and no other.
      return isOurPage(text) && !/data-prerendered="?error/.test(text);
    }
    case "json":
    case "webmanifest":
      return isData(await body.text());
    case "svg":
      return (await body.text()).includes("<svg");
    default:
      return !type.includes("html") && !/^\s*</.test(await body.slice(0, 100).text());
  }
}

function isData(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
