import { afterEach, expect, it, vi } from "vitest";
import { inScope, workerScope } from "./startWorker.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each<[script: string, scope: ReturnType<typeof workerScope>, file: string, asked: string]>([
  [
    "https://a.example/worker-museo.js",
    { base: "", scope: "/museo" },
    "/assets/a.js",
    "/museo/assets/a.js",
  ],
  [
    "https://a.example/guida/worker-galleria-borghese.js",
    { base: "/guida", scope: "/guida/galleria-borghese" },
    "/guida/assets/a.js",
    "/guida/galleria-borghese/assets/a.js",
  ],
  [
    "https://a.example/worker-x/y/worker-museo.js",
    { base: "/worker-x/y", scope: "/worker-x/y/museo" },
    "/worker-x/y/assets/a.js",
    "/worker-x/y/museo/assets/a.js",
  ],
  [
    "https://a.example/guida/worker-museo.js?v=1#x",
    { base: "/guida", scope: "/guida/museo" },
    "/guida/assets/a.js",
    "/guida/museo/assets/a.js",
  ],
  // A page that another site's service worker answers for, or none.
  ["https://a.example/sw.js", { base: "", scope: "" }, "/guida/assets/a.js", "/guida/assets/a.js"],
  ["", { base: "", scope: "" }, "/assets/a.js", "/assets/a.js"],
])("under the service worker “%s” a worker is asked for where that one answers", (...given) => {
  const [script, scope, file, asked] = given;
  controlledBy(() => ({ controller: script ? { scriptURL: script } : null }));
  expect(workerScope()).toEqual(scope);
  expect(inScope(file, workerScope())).toBe(asked);
});

it.each<[device: string, serviceWorker: () => object | undefined]>([
  ["knows no service workers", () => undefined],
  [
    "refuses the question where storage is blocked",
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
])("a browser that %s fetches the worker from where it is", (_, serviceWorker) => {
  controlledBy(serviceWorker);
  expect(inScope("/guida/assets/a.js", workerScope())).toBe("/guida/assets/a.js");
});

function controlledBy(serviceWorker: () => object | undefined) {
  vi.stubGlobal("navigator", Object.defineProperty({}, "serviceWorker", { get: serviceWorker }));
}
