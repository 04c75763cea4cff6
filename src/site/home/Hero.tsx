import { Archway } from "../../ui/Archway.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Phone } from "./Phone.tsx";
import type { HomeData } from "./homeData.ts";
import "./Hero.css";

export function Hero({ museum }: Pick<HomeData, "museum">) {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>Il museo si apre a tutti.</h1>
        <p className="site-lead">
          Varco è l’app che accompagna in sala le persone cieche e le persone sorde: le opere
          descritte a voce, le parole della guida scritte sul telefono. Si apre con un codice QR,
          senza scaricare nulla.
        </p>
        <p className="actions">
          <ButtonLink to="#features">Scopri di più</ButtonLink>
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
