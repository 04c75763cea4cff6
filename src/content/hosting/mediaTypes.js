/**
 * What a file is, by the ending of its name: browsers are told not to guess it.
 * @type {Readonly<Record<string, string>>}
 */
export const mediaTypes = {
  "3mf": "model/3mf",
  avif: "image/avif",
  bin: "application/octet-stream",
  css: "text/css",
  html: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  stl: "model/stl",
  svg: "image/svg+xml",
  txt: "text/plain",
  vtt: "text/vtt",
  wasm: "application/wasm",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "text/xml",
  zip: "application/zip",
};

/** Types whose files are text: each is sent as UTF-8. */
export const isText = (/** @type {string} */ type) => /^text\/|^image\/svg/.test(type);

/** Types that become much smaller when they are compressed. */
export const isCompressible = (/** @type {string} */ type) =>
  isText(type) || /json$|wasm$|x-icon$/.test(type);
