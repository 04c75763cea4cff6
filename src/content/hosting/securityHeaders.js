/** What every host sends with every answer: each of its files is made from this. */

const contentSecurityPolicy = {
  "default-src": "'self'",
  // Without it browsers refuse the WebAssembly that reads QR codes; it allows no eval of scripts.
  "script-src": "'self' 'wasm-unsafe-eval'",
  "worker-src": "'self'",
  // The studio shows and plays files that are only in the browser, and a draft in a frame.
  "img-src": "'self' blob:",
  "media-src": "'self' blob:",
  "object-src": "'none'",
  "frame-src": "'self'",
  "frame-ancestors": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const permissions = {
  camera: "(self)",
  microphone: "(self)",
  autoplay: "(self)",
  fullscreen: "(self)",
  "screen-wake-lock": "(self)",
  "display-capture": "()",
  geolocation: "()",
  payment: "()",
  usb: "()",
};

/** For a host of our own. */
export const securityHeaders = {
  "Content-Security-Policy": Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; "),
  "Permissions-Policy": Object.entries(permissions)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(", "),
  "Strict-Transport-Security": "max-age=63072000",
  "Cross-Origin-Opener-Policy": "same-origin",
  // With it, browsers let a program of ours compute on several cores at once.
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
};

/**
 * For a guide at a path of its host, "" at the root.
 * @param {string} base
 * @returns {[name: string, value: string][]}
 */
export function securityHeadersAt(base) {
  // From a folder it would bind the museum's whole site to HTTPS for two years.
  return Object.entries(securityHeaders).filter(
    ([name]) => base === "" || name !== "Strict-Transport-Security",
  );
}

/** In a `<meta>` browsers leave these out, and complain of each. */
const onlyInHeaders = new Set(["frame-ancestors", "report-uri", "sandbox"]);

/** The policy as a tag for pages whose host may send no headers. */
export const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${Object.entries(
  contentSecurityPolicy,
)
  .filter(([directive]) => !onlyInHeaders.has(directive))
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join("; ")}" />`;
