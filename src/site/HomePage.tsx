import { examplePartners, supporters } from "../content/partners.ts";
import { siteAddress } from "../lib/siteAddress.ts";
import { Archway } from "../ui/Archway.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Partners } from "./Partners.tsx";
import "./HomePage.css";

const features = [
  {
    name: "Audiodescrizioni",
    text: "Le opere raccontate a voce per le persone cieche e ipovedenti, con una visita guidata in cinque lingue.",
  },
  {
    name: "Trascrizioni",
    text: "Le parole della guida compaiono sul telefono in tempo reale, per le persone sorde e ipoudenti.",
  },
  {
    name: "Modellini 3D",
    text: "Copie tattili delle opere, da esplorare con le mani.",
  },
  {
    name: "Formazione",
    text: "Chi lavora in sala impara ad accogliere le persone cieche e le persone sorde.",
  },
];

const structuredData = {
  "@context": "https://schema.org",
  "@type": "Organization",
  name: "Varco",
  url: `${siteAddress}/`,
  logo: `${siteAddress}/icon-512.png`,
  description: "Piattaforma per l’accessibilità nei musei.",
};

export function HomePage() {
  return (
    <>
      <PageHead
        title="Varco · Musei accessibili a tutti"
        description="Varco rende i musei accessibili: audiodescrizioni, trascrizioni in tempo reale, modellini tattili e formazione del personale, per le persone cieche e le persone sorde."
        language="it"
      />
      <div className="hero">
        <div>
          <h1>Il museo si apre a tutti.</h1>
          <p className="site-lead">
            Varco porta nelle sale audiodescrizioni, trascrizioni in tempo reale e modellini
            tattili, perché le persone cieche e le persone sorde possano visitare il museo in
            autonomia.
          </p>
          <p className="hero-actions">
            <ButtonLink to="#features">Scopri di più</ButtonLink>
            <ButtonLink to="/galleria-borghese" look="plain">
              Prova l’app della Galleria Borghese
            </ButtonLink>
          </p>
        </div>
        <Archway />
      </div>
      <section id="features" className="site-page" aria-labelledby="features-title">
        <h2 id="features-title">Cosa facciamo</h2>
        <ul role="list" className="features">
          {features.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="partner" className="site-page" aria-labelledby="partner-title">
        <h2 id="partner-title">Partner</h2>
        <p className="site-lead">
          Il vostro museo può essere il prossimo. Scriveteci: cominciamo dalle vostre sale e dai
          vostri visitatori.
        </p>
        <p>
          Sostenitori e partner qui sotto hanno nomi di fantasia: mostrano il posto che aspetta il
          vostro.
        </p>
        <h3>Ci sostengono</h3>
        <Partners partners={supporters} />
        <h3>Musei partner</h3>
        <Partners partners={examplePartners} />
        <p className="hero-actions">
          <ButtonLink to="/contatti">Diventate partner</ButtonLink>
        </p>
      </section>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData) }}
      />
    </>
  );
}
