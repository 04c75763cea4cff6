/** `npm run nginx`: tries the generated configuration in a real nginx. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebian } from "../machine/debian.js";
import { install } from "../machine/install.js";
import { nginxConfig } from "../hosting/headers.js";
import { site } from "../project.js";
import { run } from "../machine/run.js";

install();
await import("../building/buildSite.js");
const { checkHost } = await import("../hosting/checkHost.js");

if (!run("nginx", ["-v"], { quiet: true }) && !installDebian("nginx")) {
  console.error("This check needs nginx, and it could not be installed. Install it and try again.");
  process.exit(1);
}

const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), "varco-nginx-"));
const config = join(folder, "nginx.conf");
writeFileSync(
  config,
  `daemon off; pid ${folder}/pid; error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${nginxConfig({ root: site, listen: `127.0.0.1:${port}` })}
}
`,
);

const nginx = spawn("nginx", ["-c", config, "-p", folder], {
  stdio: ["ignore", "inherit", "inherit"],
});
try {
  await answering(`http://127.0.0.1:${port}/`);
  const complaints = await checkHost(`http://127.0.0.1:${port}`, { encodings: ["gzip"] });
  for (const complaint of complaints) console.error(complaint);
  console.log(complaints.length === 0 ? "nginx serves the site as it should." : "nginx does not.");
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  const ended = nginx.exitCode === null && once(nginx, "exit");
  nginx.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** @param {string} address */
async function answering(address) {
  const until = Date.now() + 10_000;
  while (nginx.exitCode === null && Date.now() < until) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx did not start.");
}
