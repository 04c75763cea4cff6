import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProgram } from "../startProgram.js";

/** @param {import("./hosts.js").Place} place */
export function startCaddy({ root, base, port, scratch }) {
  const besideCms = "handle {\n    try_files {path} /index.php\n    file_server\n  }";
  const config = `{
  admin off
  auto_https off
  storage file_system ${scratch}
}
http://127.0.0.1:${port} {
  root * ${root}
  import ${root}${base}/tecnico/Caddyfile
  ${base === "" ? "" : besideCms}
}
`;
  writeFileSync(join(scratch, "Caddyfile"), config);
  const args = ["run", "--adapter", "caddyfile", "--config", join(scratch, "Caddyfile")];
  return startProgram("caddy", args, port);
}
