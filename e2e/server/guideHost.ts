import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createServer as createVite } from "vite";
import { bundleCheckup } from "../../scripts/building/bundling/checkup.js";
import { serve } from "../../scripts/hosting/serve.js";
import { publishedGuide, type GuideFiles } from "../../src/checkup/fixtures/publishedGuide.ts";
import type { Publication } from "../../src/content/publishing/guide.ts";
import { reportingHeaders } from "./policyReports.ts";

type Headers = Record<string, string | undefined>;

/** What a host does with a published guide that a good one does not. */
export type HostFaults = {
  /** The folder of the host that the guide is put into, and the one that it was published for. */
  at?: string;
  base?: string;
  /** Changes the files before they are put there. */
  change?: (files: GuideFiles, publication: Publication) => void;
  /** Headers of the answers, by their paths; `undefined` leaves one out. */
  headers?: (path: string) => Headers;
  hasRanges?: boolean;
  /** Answers in place of the host. */
  answers?: (url: string) => string | undefined;
};

export type GuideHost = {
  /** Of the page that checks the guide. */
  page: string;
  publication: Publication;
  /** What it answers from now on. */
  faults: HostFaults;
};

/** Serves a small published guide on a host with `faults` during `use`. */
export async function withGuideHost(
  faults: HostFaults,
  use: (host: GuideHost) => Promise<void>,
): Promise<void> {
  const { base = "", at = base } = faults;
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  let upstream = 0;
  const host: GuideHost = { page: "", publication: undefined as never, faults };
  const server = createServer((asked, answer) => {
    const url = asked.url ?? "/";
    const own = host.faults.answers?.(url);
    if (own !== undefined) {
      answer.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-cache" });
      return void answer.end(own);
    }
    const headers: IncomingHttpHeaders = { ...asked.headers };
    if (host.faults.hasRanges === false) delete headers.range;
    const passed = request({ port: upstream, path: url, method: asked.method, headers }, (got) => {
      const changed: Headers = host.faults.headers?.(url.replace(/\?.*/, "")) ?? {};
      for (const [name, value] of Object.entries({ ...got.headers, ...changed }))
        if (value !== undefined) answer.setHeader(name, value);
      answer.writeHead(got.statusCode ?? 500);
      got.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { files, publication, fonts } = await makeGuide(origin + base, base);
  faults.change?.(files, publication);
  for (const [path, content] of [...files, ...fonts]) write(path, content);
  write("/controllo/guide.json", JSON.stringify(publication));
  // Our server has the page for unknown addresses at its root.
  writeFileSync(join(folder, "404.html"), files.get("/404.html") ?? "");
  const { port, close } = await serve({ port: 0, folder, headers: reportingHeaders });
  upstream = port;
  try {
    await use(Object.assign(host, { page: `${origin}${at}/controllo/`, publication }));
  } finally {
    close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }

  function write(path: string, content: string | Uint8Array) {
    const file = join(folder, at, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Built once for all journeys of a worker. */
let parts: ReturnType<typeof buildParts> | undefined;

async function buildParts() {
  const vite = await createVite({
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const rendering = (await vite.ssrLoadModule(
    "/src/checkup/renderCheckup.tsx",
  )) as typeof import("../../src/checkup/renderCheckup.tsx");
  return { ...(await bundleCheckup()), renderCheckup: rendering.renderCheckup };
}

async function makeGuide(address: string, base: string) {
  const { script, style, fonts, renderCheckup } = await (parts ??= buildParts());
  const { museum } = publishedGuide({ address }).publication;
  const kit = { script: script[0], style: style[0] };
  const { head, body } = renderCheckup({ museum, address, base, isAlone: true, kit });
  const page = `<!doctype html><html lang="it" data-prerendered="site"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body><div id="page"><div id="root" lang="it" role="none">${body}</div></div></body></html>`;
  const checkup = Object.fromEntries([script, style, ["/controllo/index.html", page]]);
  return { ...publishedGuide({ address, checkup }), fonts };
}
