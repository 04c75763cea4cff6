import { caching } from "./caching.js";
import { isCompressible, isText, mediaTypes } from "./mediaTypes.js";
import { securityHeadersAt } from "./securityHeaders.js";

/**
 * What nginx includes in the `server` block of the host that a guide is on.
 * @param {import("./hostFiles.js").HostedGuide} guide
 */
export function nginxFile({ base, slug, otherLanguages }) {
  const pattern = base.replaceAll(".", "\\.");
  const types = [...new Set(Object.values(mediaTypes))].filter((type) => type !== "text/html");
  const headers = securityHeadersAt(base).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const folder = `
# La pagina in un'altra lingua è nella cartella di quella lingua.
set $varco_language "";
if ($args ~ "^(?:(?!lang=)[^&]*&)*lang=(${otherLanguages.join("|")})(?:&|$)") {
    set $varco_language "/$1";
}
`;
  const slashAfterBase = `
location = ${base} {
    absolute_redirect off;
    return 301 ${base}/$is_args$args;
}
`;
  return `# Varco: come nginx mostra questa guida. Nel blocco "server" del sito:
#     include /percorso/della/guida/tecnico/nginx.conf;
# La cartella della guida è ${base === "" ? "il" : `${base} nel`} "root" di quel server.
${otherLanguages.length > 0 ? folder : '\nset $varco_language "";\n'}${base === "" ? "" : slashAfterBase}
location ${base === "" ? "" : "^~ "}${base}/ {
    charset utf-8;
    charset_types ${types.filter(isText).join(" ")};
    gzip on;
    gzip_vary on;
    gzip_types ${types.filter(isCompressible).join(" ")};
    absolute_redirect off;
    error_page 404 ${base}/404.html;

    # L'indirizzo di una schermata può dire la disabilità di chi la apre: non si scrive da nessuna parte.
    access_log off;
    log_not_found off;

    ${headers.join("\n    ")}
    add_header Cache-Control "${caching.revalidated}" always;

    # L'indirizzo di una pagina è quello della sua cartella, con o senza barra in fondo.
    rewrite "^${pattern}/(?:([^/\\x5c].*)/)?index\\.html$" ${base}/$1 permanent;
    try_files $uri $uri/index.html =404;

    location ~ "^${pattern}(?<varco_page>/${slug}(?:/[\\w-]+)*)/?$" {
        try_files ${base}$varco_language$varco_page/index.html =404;
    }

    # I file in assets/ non cambiano mai. Le intestazioni si ripetono: queste nascondono le altre.
    location ^~ ${base}/assets/ {
        try_files $uri =404;
        ${headers.join("\n        ")}
        add_header Cache-Control "${caching.hashed}";
    }

    default_type application/octet-stream;
    types {
        ${Object.entries(mediaTypes)
          .map(([ending, type]) => `${type} ${ending};`)
          .join("\n        ")}
    }
}
`;
}
