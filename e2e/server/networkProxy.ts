import type { Fixtures } from "@playwright/test";
import { createServer as createPage, type RequestListener } from "node:http";
import { createServer, connect, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";
import { serve } from "../../scripts/hosting/serve.js";
import { reportingHeaders } from "./policyReports.ts";

/** A proxy between the visitor and the server: it can be slow, cut, and led to another server. */
export type NetworkProxy = {
  address: string;
  cut: () => void;
  mend: () => void;
  /** Bytes a second, for each connection that is made from now on. */
  slowDown: (rate: number) => void;
  leadTo: (port: number) => void;
  /** Leads every request to a sign-in page, as in a hotel, or to `answer`, until `leave` is called. */
  leadToPortal: (answer?: RequestListener) => Promise<{ leave: () => void }>;
  close: () => void;
};

/** A browser that needs room empties its HTTP cache, so offline nothing may depend on it. */
export const noStore = { "Cache-Control": "no-store" };

/** Gives a journey a server of its own, behind a network that can be cut. */
export const behindProxy: Fixtures<
  { network: NetworkProxy; hasCache: boolean },
  object,
  { baseURL: string | undefined }
> = {
  hasCache: [true, { option: true }],
  network: async ({ hasCache }, use) => serveBehindProxy({ hasCache }, use),
  baseURL: async ({ network }, use) => use(network.address),
};

/**
 * Serves the built site, or what is in another folder, at the root of a host or at a path of it,
 * behind a network that can be cut, during `use`.
 */
export async function serveBehindProxy(
  { hasCache, folder, base }: { hasCache: boolean; folder?: string; base?: string },
  use: (network: NetworkProxy) => Promise<void>,
) {
  const { port, close } = await serve({
    port: 0,
    ...(folder && { folder }),
    ...(base && { base }),
    headers: { ...reportingHeaders, ...(!hasCache && noStore) },
  });
  const network = await startProxy(port);
  await use(network);
  network.close();
  close();
}

export async function startProxy(port: number): Promise<NetworkProxy> {
  let upstream = port;
  let isCut = false;
  let rate = Infinity;
  const open = new Set<Socket>();

  const server = createServer((visitor) => {
    if (isCut) return visitor.destroy();
    const site = connect(upstream);
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.on("error", () => other.destroy());
    }
    visitor.pipe(site);
    if (rate === Infinity) site.pipe(visitor);
    else site.pipe(dripping(rate)).pipe(visitor);
  });
  const hangUp = () => open.forEach((socket) => socket.destroy());
  const leadTo = (to: number) => {
    upstream = to;
    hangUp();
  };
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    slowDown(to) {
      rate = to;
      hangUp();
    },
    leadTo,
    async leadToPortal(answer = signIn) {
      const portal = createPage(answer);
      await new Promise<void>((resolve) => portal.listen(0, resolve));
      const before = upstream;
      leadTo((portal.address() as AddressInfo).port);
      return {
        leave() {
          leadTo(before);
          portal.close();
        },
      };
    },
    close() {
      server.close();
      hangUp();
    },
  };
}

const signIn: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Room number?</h1>");
};

/** Lets through so many bytes a second, a twentieth at a time. */
function dripping(rate: number) {
  const part = Math.ceil(rate / 20);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const drip = (at: number) => {
        if (this.destroyed || at >= chunk.length) return done();
        this.push(chunk.subarray(at, at + part));
        setTimeout(drip, 50, at + part);
      };
      drip(0);
    },
  });
}
