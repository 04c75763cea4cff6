import { isExample } from "../../../lib/isExample.ts";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import type { HomeData } from "../homeData.ts";
import { Phone } from "../hero/Phone.tsx";
import { QrCode } from "./QrCode.tsx";
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
