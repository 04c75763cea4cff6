import { encodeQR } from "qr";
import { isExample } from "../../../lib/isExample.ts";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import type { HomeData } from "../homeData.ts";
import { Phone } from "../hero/Phone.tsx";
import "./TryIt.css";

/** The way into the visitor's app: a link, and on a large screen a code for the phone at hand. */
export function TryIt({ museum }: Pick<HomeData, "museum">) {
  const address = `${siteAddress}/${museum.slug}`;
  return (
    <section className="try-it" data-ground="deep" aria-labelledby="try-it-title">
      <div className="try-it-inside">
        <div className="try-it-words">
          <h2 id="try-it-title">Provate l’app adesso</h2>
          <p className="site-lead">
            La prima visita, dimostrativa, è dedicata alla {museum.name} di Roma:{" "}
            {museum.works.toLocaleString("it")} opere in {museum.languages.length} lingue. È l’app
            vera, non un filmato: la stessa che si aprirebbe nelle vostre sale.
          </p>
          <ol role="list" className="try-it-steps">
            <li>Scegliete la lingua.</li>
            <li>Scegliete il profilo: Sordità, per leggere; Cecità, per ascoltare.</li>
            <li>Aprite un’opera: si legge e si ascolta.</li>
          </ol>
          <p className="actions">
            <ButtonLink to={`/${museum.slug}`}>Aprite l’app: {museum.name}</ButtonLink>
          </p>
          {!isExample(address) && (
            <figure className="try-it-code">
              <QrCode text={address} label={`Codice QR: ${address}`} />
              <figcaption>
                Oppure inquadrate il codice con il telefono.{" "}
                <span>{address.replace(/^https?:\/\//, "")}</span>
              </figcaption>
            </figure>
          )}
        </div>
        <div className="try-it-phones">
          <Phone look="list" alt="L’elenco delle opere: un’illustrazione, il titolo e l’artista." />
          <Phone
            look="description"
            alt="L’audiodescrizione dell’Apollo: il lettore con la durata e, sotto, tutto il testo."
          />
        </div>
      </div>
    </section>
  );
}

/** A code with its quiet zone, as one path. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const modules = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={modules.join("")} />
    </svg>
  );
}
