import { contacts } from "../../contacts/contacts.ts";
import { examplePartners, supporters, type Partner } from "./partners.ts";
import { Archway } from "../../../ui/brand/Archway.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import "./PartnerSection.css";

export function PartnerSection() {
  return (
    <section id="partner" className="site-page" tabIndex={-1} aria-labelledby="partner-title">
      <h2 id="partner-title">Partner</h2>
      <p className="site-lead">
        Questi nomi sono di fantasia: tengono il posto a chi sosterrà Varco e ai musei che lo
        porteranno nelle loro sale.
      </p>
      <div className="partner-lists">
        <div>
          <h3>Sostenitori</h3>
          <Partners partners={supporters} />
        </div>
        <div>
          <h3>Musei partner</h3>
          <Partners partners={examplePartners} />
        </div>
      </div>
      <div className="invitation">
        <h3>C’è un posto per il vostro museo</h3>
        <p>
          Cominciamo da una sala, da poche opere, da una domanda. Scriveteci a{" "}
          <a href={`mailto:${contacts.partner}`}>{contacts.partner}</a>, oppure guardate prima che
          cosa ci è utile sapere.
        </p>
        <p className="actions">
          <ButtonLink to="/contatti#partner">Diventate partner</ButtonLink>
        </p>
        <Archway />
      </div>
    </section>
  );
}

export function Partners({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul role="list" className="partners">
      {partners.map(({ id, name, logo, url }) => (
        <li key={id}>
          {/* The name beside it says all that the logo would. */}
          <img src={logo} width="72" height="72" alt="" loading="lazy" />
          {url ? <a href={url}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}
