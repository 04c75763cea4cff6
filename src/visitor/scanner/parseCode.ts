/** Where a code of this museum leads. */
export type Destination = { is: "artwork"; id: string } | { is: "transcription" };

/** What any other code holds: to be shown, never to be opened. */
export type Foreign =
  | { is: "address"; host: string }
  | { is: "text"; text: string }
  | { is: "unreadable" };

/** An address without a host is completed with this one, which cannot exist. */
const NO_HOST = "no-host.invalid";
const MOST_SHOWN = 120;

/** Characters that are no text, and direction marks, which turn around the text beside them. */
const noText = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\uFFFD\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** The part of the path that every work's address has, on any host. */
export function workPath(museum: string) {
  return `/${museum}/artwork/`;
}

/** What the text of a code means in this museum. */
export function parseCode(text: string, museum: string): Destination | Foreign {
  // So say the labels of captions that were printed before their code became a link.
  if (text === "transcription") return { is: "transcription" };
  const address = parseAddress(text);
  const path = address && parsePath(address.pathname);
  const id = path && parseWorkId(path, workPath(museum));
  if (id) return { is: "artwork", id };
  if (path?.endsWith(`/${museum}/transcription`)) return { is: "transcription" };
  if (address && address.hostname !== NO_HOST) return { is: "address", host: address.host };
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line === "" || noText.test(line)) return { is: "unreadable" };
  // A string cut by its length could end in half a character.
  const characters = [...line];
  const shown = characters.slice(0, MOST_SHOWN).join("");
  return { is: "text", text: characters.length > MOST_SHOWN ? `${shown}…` : shown };
}

export function isForeign(meaning: Destination | Foreign): meaning is Foreign {
  return !isDestination(meaning);
}

export function isDestination(meaning: Destination | Foreign): meaning is Destination {
  return meaning.is === "artwork" || meaning.is === "transcription";
}

/** The path without what a host that serves plain files adds to it: a slash, `index.html`. */
function parsePath(pathname: string) {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  if (segments.at(-1) === "index.html") segments.pop();
  return `/${segments.join("/")}`;
}

/** A foreign address can carry ours in its query, so the path alone decides. */
function parseWorkId(path: string, prefix: string) {
  const at = path.indexOf(prefix);
  return at < 0
    ? undefined
    : path
        .slice(at + prefix.length)
        .split("/")
        .at(-1);
}

function parseAddress(text: string) {
  try {
    const address = new URL(text, `https://${NO_HOST}`);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
