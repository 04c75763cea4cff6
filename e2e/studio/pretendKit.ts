import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

const app = "app";
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
const kit = {
  version: "kit-1",
  publisher: "/assets/studio/pretended-publisher.js",
  files: [{ path: "/assets/pretended-app.js", bytes: app.length, sha256: hashOf(app) }],
};

/**
 * Gives the studio a small kit in the place of its own: its publisher makes a file of each of the
 * museum’s, encodes the photographs and writes `guide.json` last. What only a browser does is tried
 * with it; what a guide is made of, with the real one.
 */
export async function pretendKit(page: Page) {
  await page.route(/\/studio(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [whole = "", data = "{}"] =
      /<script[^>]*id="studio"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const json = JSON.stringify({ ...JSON.parse(data), kit: "/assets/studio/pretended-kit.json" });
    const script = `<script type="application/json" id="studio">${json}</script>`;
    await route.fulfill({
      response,
      body: html.replace(whole, "").replace("</head>", () => `${script}</head>`),
    });
  });
  const answers: Record<string, [type: string, body: string]> = {
    "/assets/studio/pretended-kit.json": ["application/json", JSON.stringify(kit)],
    "/assets/studio/pretended-publisher.js": ["text/javascript", publisherModule],
    "/assets/pretended-app.js": ["text/javascript", app],
  };
  for (const [path, [contentType, body]] of Object.entries(answers))
    await page.context().route(`**${path}`, (route) => route.fulfill({ contentType, body }));
}

/** What runs in the studio’s worker. */
const publisherModule = `
export async function publishGuide(input) {
  const { museum, kit, address, made, before, readKit, write, onProgress, encodePhotograph } = input;
  const slug = museum.address;
  const files = {};
  async function add(path, content) {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    const text = btoa(String.fromCharCode(...hash));
    files[path] = [content.length, text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")];
    await write(path, content);
  }
  for (const { path } of kit.files) await add(path, await readKit(path));
  let done = 0;
  for (const [path, file] of museum.files) {
    const content = await file.read();
    if (/^pictures\\/.*\\.jpg$/.test(path))
      for (const { extension, copies } of (await encodePhotograph(content, path)).formats)
        for (const { width, content: copy } of copies)
          await add("/assets/" + path.slice(9, -4) + "-" + width + "." + extension, copy);
    else if (/^\\w\\w\\//.test(path) && /"short"/.test(new TextDecoder().decode(content))) {
      const [language, name] = path.split("/");
      const hash = [...content].reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7).toString(36);
      const number = name.startsWith("apollo") ? 1 : 2;
      await add("/assets/" + slug + "/" + language + "/artwork/" + number + "-" + hash + ".json", content);
    } else await add("/" + slug + "/" + path, content);
    onProgress(++done, museum.files.size);
  }
  const publication = {
    varco: 1, museum: { slug, name: "Museo", languages: ["it", "en"] }, address,
    version: JSON.stringify(files).length + "-" + made, made, kit: kit.version, files, source: {},
    ...(before && { before: { version: before.version, made: before.made } }),
  };
  await write("/controllo/guide.json", new TextEncoder().encode(JSON.stringify(publication)));
  return { phase: "published", publication, made: {} };
}
`;
