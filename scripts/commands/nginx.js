/** `npm run nginx`: tries the generated configuration of the whole site in a real nginx. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebian } from "../machine/debian.js";
import { install } from "../machine/install.js";
import { freePort } from "../hosting/freePort.js";
import { nginxConfig } from "../hosting/nginxConfig.js";
import { startProgram } from "../hosting/startProgram.js";
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

const stop = await startProgram("nginx", ["-c", config, "-p", folder], port);
try {
  const complaints = await checkHost(`http://127.0.0.1:${port}`, { encodings: ["gzip"] });
  for (const complaint of complaints) console.error(complaint);
  console.log(complaints.length === 0 ? "nginx serves the site as it should." : "nginx does not.");
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
