import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProgram } from "../startProgram.js";

/** @param {import("./hosts.js").Place} place */
export function startNginx({ root, base, port, scratch }) {
  const besideCms = `
    index index.php;
    location / { try_files $uri $uri/ /index.php; }
    location ~* \\.(?:css|js|mp3|png)$ { expires 30d; add_header X-Frame-Options DENY; }`;
  const config = `daemon off; pid ${scratch}/pid; error_log ${scratch}/error.log warn;
events {}
http {
  access_log ${scratch}/access.log;
  client_body_temp_path ${scratch}; proxy_temp_path ${scratch}; fastcgi_temp_path ${scratch};
  uwsgi_temp_path ${scratch}; scgi_temp_path ${scratch};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${base === "" ? "" : besideCms}
    include ${root}${base}/tecnico/nginx.conf;
  }
}
`;
  writeFileSync(join(scratch, "nginx.conf"), config);
  return startProgram("nginx", ["-c", join(scratch, "nginx.conf"), "-p", scratch], port);
}
