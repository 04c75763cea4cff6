type NodeCrypto = {
  createHash: (name: "sha256") => {
    update: (content: Uint8Array) => { digest: (as: "base64url") => string };
  };
};

/** In bytes: less takes longer to hand to another thread than to hash. */
const SMALL = 65_536;

/** Browsers have none. */
const node = (
  globalThis as { process?: { getBuiltinModule?: (name: string) => NodeCrypto } }
).process?.getBuiltinModule?.("node:crypto");

/** The SHA-256 of a published file as `guide.json` has it: in base64url. */
export async function fileHash(content: Uint8Array<ArrayBuffer>): Promise<string> {
  if (node && content.length < SMALL)
    return node.createHash("sha256").update(content).digest("base64url");
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
