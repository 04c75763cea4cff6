import { findGuideWorker } from "../../platform/serviceWorkers/guideWorker.ts";
import type { CheckupPorts } from "../checks/ports.ts";

/** What the checks use, of the browser that the page is open in. */
export function browserPorts(): CheckupPorts {
  return {
    fetch: (address, init) => fetch(address, init),
    href: location.href,
    isSecure: isSecureContext,
    sha256: isSecureContext ? sha256 : undefined,
    worker: findGuideWorker(),
    wait,
    unused: () => `controllo-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
  };
}

/** In base64url, as `guide.json` has it. */
async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
