import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inProject } from "../../scripts/project.js";

/** What the visitor's browser is like. */
export type Browser = {
  languages: string[];
  /** Whether scripts of a page run. */
  scripts: boolean;
  /** Whether a page may keep anything. */
  storage: boolean;
  /** Whether a page has a file system of its own; in this engine no worker can write there. */
  folders: boolean;
};

/** One command of WebDriver to one browser. */
export type Command = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<unknown>;

export type Driver = {
  start: (browser: Browser) => Promise<{ command: Command; close: () => Promise<void> }>;
  /** What pages have written to the console as an error or a warning. */
  complaints: string[];
  stop: () => Promise<void>;
};

/** In milliseconds: a browser that has not answered by then, or started, fails the test. */
const PATIENCE = 60_000;

/** Starts WebKit's own driver on a virtual screen. */
export async function startDriver(): Promise<Driver> {
  const port = await freePort();
  const kept = mkdtempSync(join(tmpdir(), "varco-webkit-"));
  const driver = spawn(
    "xvfb-run",
    [
      "--auto-servernum",
      "--server-args=-screen 0 1400x1000x24",
      "WebKitWebDriver",
      `--port=${port}`,
    ],
    // `detached`: the driver starts other processes, which are ended with it as one group.
    {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      // Otherwise every page looks for a bus that is not there, for seconds.
      env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: "disabled:" },
    },
  );
  const complaints: string[] = [];
  for (const input of [driver.stdout, driver.stderr])
    createInterface({ input }).on("line", (line) => {
      if (/\bCONSOLE .*(ERROR|WARN)/.test(line)) complaints.push(line);
    });
  const ended = once(driver, "exit");
  const ask: Command = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  while (!(await isReady(ask))) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver did not start.");
    await turn();
  }

  return {
    complaints,
    async start(browser) {
      const folder = mkdtempSync(join(kept, "visitor-"));
      const { sessionId } = (await ask("POST", "/session", {
        capabilities: {
          alwaysMatch: {
            "webkitgtk:browserOptions": {
              binary: inProject("e2e/webkit/window.py"),
              args: [JSON.stringify({ ...browser, folder })],
            },
          },
        },
      })) as { sessionId: string };
      return {
        command: (method, path, body) => ask(method, `/session/${sessionId}${path}`, body),
        close: async () => void (await ask("DELETE", `/session/${sessionId}`)),
      };
    },
    async stop() {
      if (driver.exitCode === null) process.kill(-driver.pid!);
      await ended;
      rmSync(kept, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function isReady(ask: Command) {
  return ask("GET", "/status").then(
    () => true,
    () => false,
  );
}

function turn() {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
