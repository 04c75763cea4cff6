import { caching } from "./caching.js";
import { isCompressible, isText, mediaTypes } from "./mediaTypes.js";
import { securityHeadersAt } from "./securityHeaders.js";

/**
 * `.htaccess`, for the folder of a guide on Apache or LiteSpeed. Every directive asks for the right
 * to `FileInfo` alone: hosts that refuse others, such as `Options`, would answer 500 to everything.
 * @param {import("./hostFiles.js").HostedGuide} guide
 */
export function apacheFile({ base, slug, otherLanguages }) {
  const endings = Object.entries(mediaTypes);
  const texts = endings.filter(([, type]) => isText(type)).map(([ending]) => ending);
  const compressed = new Set(endings.map(([, type]) => type).filter(isCompressible));
  const headers = securityHeadersAt(base).flatMap(([name, value]) => [
    `    Header unset ${name}`,
    `    Header always set ${name} "${value}"`,
  ]);
  const languages = `
    # La pagina in un'altra lingua è nella cartella di quella lingua.
    RewriteCond %{QUERY_STRING} "^(?:(?!lang=)[^&]*&)*lang=(${otherLanguages.join("|")})(?:&|$)"
    RewriteRule "^(${slug}(?:/[\\w-]+)*)/?$" "%1/$1/index.html" [L]
`;
  const slashAfterBase = `
    # Chi scrive ${base} arriva a ${base}/.
    RewriteOptions AllowNoSlash
    RewriteCond %{REQUEST_URI} "=${base}"
    RewriteRule "^" "%{ENV:VARCO_HOST}${base}/" [R=301,L]
`;
  return `# Varco: come un server Apache o LiteSpeed mostra questa guida.
# Va nella stessa cartella di index.html, che ha l'indirizzo ${base}/.
# Basta che l'hosting conceda "AllowOverride FileInfo"; i moduli che mancano vengono saltati.

ErrorDocument 404 ${base}/404.html

<IfModule mod_mime.c>
${endings.map(([ending, type]) => `    AddType ${type} .${ending}`).join("\n")}
    AddCharset utf-8 ${texts.map((ending) => `.${ending}`).join(" ")}
</IfModule>

<IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^${base.replaceAll(".", "\\.")}/assets/" VARCO_HASHED
</IfModule>

<IfModule mod_headers.c>
    # Quello che dice la cartella superiore non deve aggiungersi: varrebbero tutti e due.
${headers.join("\n")}

    # I file in assets/ non cambiano mai; gli altri si ricontrollano ogni volta.
    Header always unset Cache-Control
    Header unset Expires
    Header set Cache-Control "${caching.revalidated}"
    Header set Cache-Control "${caching.hashed}" env=VARCO_HASHED

    # Senza, una pagina compressa verrebbe rimandata intera anche quando non è cambiata.
    RequestHeader edit If-None-Match "-gzip\\"" "\\""
</IfModule>

<IfModule mod_deflate.c>
    <IfModule mod_filter.c>
        AddOutputFilterByType DEFLATE ${[...compressed].join(" ")}
    </IfModule>
</IfModule>

<IfModule mod_rewrite.c>
    RewriteEngine On
    RewriteBase ${base}/

    # Dietro a un proxy Apache crede di parlare HTTP, e i suoi rimandi farebbero lasciare HTTPS.
    RewriteRule "^" "-" [E=VARCO_HOST:%{REQUEST_SCHEME}://%{HTTP_HOST}]
    RewriteCond "%{HTTP:X-Forwarded-Proto}%{HTTP:X-Forwarded-SSL}" "^(?:https|on)"
    RewriteRule "^" "-" [E=VARCO_HOST:https://%{HTTP_HOST}]

${base === "" ? "" : slashAfterBase}
    # L'indirizzo di una pagina è quello della sua cartella.
    RewriteRule "^$" "index.html" [L]
    RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*/index\\.html[? ]"
    RewriteRule "^(?:([^/\\x5c].*)/)?index\\.html$" "%{ENV:VARCO_HOST}${base}/$1" [R=301,L]

    # Apache rimanda alla barra in fondo chi non la scrive. Se l'hosting concede anche
    # "AllowOverride Indexes", le due righe qui sotto si possono sostituire con: DirectorySlash Off
    RewriteCond %{REQUEST_FILENAME}/index.html -f
    RewriteRule "^(.*[^/])$" "%{ENV:VARCO_HOST}${base}/$1/" [R=301,L]
${otherLanguages.length > 0 ? languages : ""}
    RewriteCond %{REQUEST_FILENAME}/index.html -f
    RewriteRule "^(.+?)/?$" "$1/index.html" [L]

    # Il resto non c'è: nessuno mostra l'elenco di una cartella, né una pagina del sito intorno.
    RewriteCond %{REQUEST_FILENAME} !-f
    RewriteRule "." "-" [R=404,L]
</IfModule>
`;
}
