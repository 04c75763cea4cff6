import { caching } from "./caching.js";
import { securityHeadersAt } from "./securityHeaders.js";

/** @type {Record<keyof typeof import("./securityHeaders.js").securityHeaders, string>} */
const reasons = {
  "Content-Security-Policy":
    "nella pagina entrano solo file di questo indirizzo. Sta anche nelle pagine: senza intestazione manca soltanto il divieto di mostrarle dentro un altro sito.",
  "Permissions-Policy":
    "fotocamera, microfono e schermo sempre acceso solo per la guida; niente posizione, pagamenti, USB.",
  "Strict-Transport-Security": "dopo la prima visita il browser usa solo HTTPS, per due anni.",
  "Cross-Origin-Opener-Policy": "un altro sito non può toccare la finestra della guida.",
  "Cross-Origin-Embedder-Policy":
    "con le due vicine permette di usare più processori. Senza, i sottotitoli calcolati sul telefono sono più lenti.",
  "Cross-Origin-Resource-Policy": "un altro sito non può usare i file della guida.",
  "Referrer-Policy":
    "chi segue un collegamento verso un altro sito non dice da quale schermata viene.",
  "X-Content-Type-Options": "il browser si fida del tipo dichiarato e non indovina.",
  "X-Frame-Options":
    "per i browser più vecchi: nessun altro sito mostra la guida dentro una sua pagina.",
};

/**
 * What whoever looks after the host needs to know.
 * @param {import("./hostFiles.js").HostedGuide} guide
 */
export function notesForTechnician({ base, slug, otherLanguages }) {
  const [code] = otherLanguages;
  const needs = [
    `Le pagine: ${base}/${slug}/list manda ${slug}/list/index.html, con o senza barra in fondo.
   Senza, il server rimanda all'indirizzo con la barra: una richiesta in più.`,
    code &&
      `Le lingue: ${base}/${slug}/list?lang=${code} manda ${code}/${slug}/list/index.html.
   Senza, la pagina cambia lingua da sola un attimo dopo.`,
    `Pagina inesistente: 404.html, con stato 404.
   Senza, chi sbaglia indirizzo non trova la strada per tornare.`,
    `I tipi (Content-Type) come in tecnico/nginx.conf, i testi in UTF-8.
   Con un tipo sbagliato il browser rifiuta programmi e caratteri.`,
    `Le richieste a pezzi (Range, risposta 206) per le registrazioni.
   Senza, su iPhone le registrazioni possono non suonare.`,
    "La compressione (gzip o Brotli) di testi e programmi. Senza, la guida si apre più lenta.",
    `Cache-Control: in assets/  ${caching.hashed}
                  altrove     ${caching.revalidated}
   Un file worker-*.js tenuto in cache nasconde per giorni la guida nuova.`,
    `I file arrivano come sono: niente script aggiunti, niente "ottimizzazione" dell'HTML da
   parte di hosting o CDN. Un file cambiato non viene tenuto per l'uso senza rete.`,
    `Nessun registro degli indirizzi: certe schermate dicono la disabilità di chi le apre.
   tecnico/nginx.conf lo spegne già; su Apache non si può fare da .htaccess.`,
  ].filter((need) => need !== undefined);
  const headers = securityHeadersAt(base).map(
    ([name, value]) =>
      `${name}: ${value}\n    ${reasons[/** @type {keyof typeof reasons} */ (name)]}`,
  );
  const byHost =
    base === ""
      ? `
Netlify, Cloudflare Pages
    Niente da fare: _headers e _redirects vengono letti da soli.`
      : "";
  const aboutHttps =
    base === ""
      ? ""
      : `
Manca apposta Strict-Transport-Security: da questa cartella obbligherebbe tutto il sito a
HTTPS per due anni. Se il sito è già tutto in HTTPS, conviene attivarla per il sito intero.
`;
  return `Per chi cura il server

La guida è fatta di soli file: niente PHP, niente database, niente da aggiornare.
L'indirizzo di questa cartella deve finire in ${base}/ e usare HTTPS: senza, i browser
negano fotocamera, microfono e uso senza rete. Chi scrive http:// va mandato a https://.
Si copia tutto, anche i file il cui nome comincia con un punto.


QUALE FILE PER QUALE SERVER

Apache, LiteSpeed (quasi tutti gli hosting condivisi)
    Niente da fare: basta .htaccess, che è già nella cartella della guida. Serve
    "AllowOverride FileInfo"; usa mod_headers, mod_rewrite e mod_deflate, se ci sono.
    Funziona anche accanto a WordPress o a un altro CMS. Chi chiede una pagina senza la
    barra in fondo viene rimandato alla barra; in .htaccess c'è scritto come evitarlo.
nginx
    Nel blocco "server" del sito:  include /percorso/della/guida/tecnico/nginx.conf;
Caddy
    Nel blocco del sito, dopo "root":  import /percorso/della/guida/tecnico/Caddyfile
    Caddy cerca i file a partire da quel "root".${byHost}
Un altro server
    Ripeta quello che segue. Dove non si può impostare niente, la guida funziona lo stesso.


CHE COSA SERVE, E CHE COSA SI PERDE SENZA

${needs.map((need, index) => `${index + 1}. ${need}`).join("\n")}


LE INTESTAZIONI (con ogni risposta)

${headers.join("\n")}
${aboutHttps}

PER CONTROLLARE

Apra ${base}/controllo/ nel browser: prova la guida lì dove si trova e dice che cosa manca.
`;
}
