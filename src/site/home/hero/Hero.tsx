import { Archway } from "../../../ui/brand/Archway.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Phone } from "./Phone.tsx";
import type { HomeData } from "../homeData.ts";
import "./Hero.css";

export function Hero({ museum }: Pick<HomeData, "museum">) {
  return (
    <div className="spread hero">
      <div>
        <h1>Il museo si apre a tutti.</h1>
        <p className="site-lead">
          Con Varco le persone cieche e ipovedenti ascoltano le opere, le persone sorde e ipoudenti
          leggono la guida mentre parla. Sul loro telefono, con un codice QR e senza scaricare
          nulla.
        </p>
        <p className="actions">
          <ButtonLink to="/#features">Scopri di più</ButtonLink>
          <ButtonLink to={`/${museum.slug}`} look="plain">
            Provate l’app
          </ButtonLink>
        </p>
      </div>
      <div className="hero-picture">
        <Archway />
        <Phone
          look="artwork"
          alt="L’app Varco su un telefono: la pagina dell’Apollo di Dosso Dossi, con il titolo, l’artista e un’illustrazione."
          first
        />
      </div>
    </div>
  );
}
