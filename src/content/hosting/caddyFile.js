import { caching } from "./caching.js";
import { isText, mediaTypes } from "./mediaTypes.js";
import { securityHeadersAt } from "./securityHeaders.js";

/**
 * What Caddy imports in the block of the site that a guide is on.
 * @param {import("./hostFiles.js").HostedGuide} guide
 */
export function caddyFile({ base, slug, otherLanguages }) {
  const pattern = base.replaceAll(".", "\\.");
  const types = Object.entries(mediaTypes).map(
    ([ending, type]) => `~\\.${ending}$ "${type}${isText(type) ? "; charset=utf-8" : ""}"`,
  );
  const slashAfterBase = `
handle ${base} {
    redir * ${base}/ 301
}
`;
  const languages = `    # La pagina in un'altra lingua è nella cartella di quella lingua.
    map {query} {varco_asked} {
        ~^(?:[^&]*&)*?lang=([^&]*).*$ "\${1}"
        default ""
    }
    map {varco_asked} {varco_language} {
        ${otherLanguages.map((code) => `${code} /${code}`).join("\n        ")}
        default ""
    }
`;
  return `# Varco: come Caddy mostra questa guida. Nel blocco del sito, dopo la riga "root":
#     import /percorso/della/guida/tecnico/Caddyfile
# La cartella della guida è ${base === "" ? "il" : `${base} nel`} "root" del sito.
# L'indirizzo di una schermata può dire la disabilità di chi la apre: non attivi "log" per la guida.
${base === "" ? "" : slashAfterBase}
handle ${base}/* {
    header {
        ${securityHeadersAt(base)
          .map(([name, value]) => `${name} "${value}"`)
          .join("\n        ")}
    }

    # I file in assets/ non cambiano mai; gli altri si ricontrollano ogni volta.
    @varco_hashed {
        path ${base}/assets/*
        file
    }
    @varco_changing not {
        path ${base}/assets/*
        file
    }
    header @varco_hashed Cache-Control "${caching.hashed}"
    header @varco_changing Cache-Control "${caching.revalidated}"

    map {path} {varco_type} {
        ${types.join("\n        ")}
        default application/octet-stream
    }
    @varco_file file
    header @varco_file Content-Type {varco_type}

    # L'indirizzo di una pagina è quello della sua cartella.
    map {query} {varco_query} {
        ~^(.+)$ "?\${1}"
        default ""
    }
    @varco_index path_regexp varco_index ^(${pattern}/(?:[^/\\x5c].*/)?)index\\.html$
    redir @varco_index {re.varco_index.1}{varco_query} 301

${otherLanguages.length > 0 ? languages : ""}    @varco_page path_regexp varco_page ^${pattern}(/${slug}(?:/[\\w-]+)*)/?$
    rewrite @varco_page ${base}${otherLanguages.length > 0 ? "{varco_language}" : ""}{re.varco_page.1}/index.html
    try_files {path} {path}/index.html

    encode gzip
    @varco_missing not file
    handle @varco_missing {
        rewrite * ${base}/404.html
        file_server {
            status 404
        }
    }
    file_server
}
`;
}
