import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProgram } from "../startProgram.js";

/**
 * @param {import("./hosts.js").Place} place
 * @param {{ modules: "all" | "few", rights: "All" | "FileInfo" }} host
 */
export function startApache({ root, base, port, scratch }, { modules, rights }) {
  const few = ["mpm_event", "authz_core", "mime", "dir", "autoindex"];
  const more = ["deflate", "expires", "filter", "headers", "negotiation", "rewrite", "setenvif"];
  const loaded = modules === "all" ? [...few, ...more] : few;
  // As WordPress and its plug-ins for caching and security write it; the rights to Indexes are
  // needed for the first of them.
  const ofCms = `${rights === "All" ? '<IfModule mod_expires.c>\nExpiresActive On\nExpiresDefault "access plus 1 month"\n</IfModule>' : ""}
<IfModule mod_headers.c>
Header set X-Frame-Options "DENY"
Header always set Referrer-Policy "unsafe-url"
Header set Content-Security-Policy "default-src 'none'"
Header set Cache-Control "max-age=2592000"
Header always set Cache-Control "private"
</IfModule>
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
</IfModule>
`;
  if (base !== "") writeFileSync(join(root, ".htaccess"), ofCms);
  const config = `ServerRoot ${scratch}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/pid
DefaultRuntimeDir ${scratch}
ErrorLog ${scratch}/error.log
${loaded.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /dev/null
DocumentRoot ${root}
DirectoryIndex index.php index.html
<Directory ${root}>
  AllowOverride ${rights}
  Options Indexes FollowSymLinks MultiViews
  Require all granted
  ${rights === "FileInfo" && base !== "" ? "FallbackResource /index.php" : ""}
</Directory>
`;
  writeFileSync(join(scratch, "apache.conf"), config);
  const args = ["-f", join(scratch, "apache.conf"), "-D", "FOREGROUND"];
  return startProgram("apache2", args, port);
}
