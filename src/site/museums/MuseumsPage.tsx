import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
import { Archway } from "../../ui/brand/Archway.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { siteAddress } from "../../lib/siteAddress.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { StructuredData } from "../parts/StructuredData.tsx";
import { MuseumCard } from "./MuseumCard.tsx";
import { museumsByTown } from "./museumsByTown.ts";
import "../home/HomePage.css";
import "./MuseumsPage.css";

const description =
  "I musei che hanno una guida accessibile su Varco, città per città: che cosa c’è per chi non vede, per chi non sente e per chi legge, e in quali lingue.";

export function MuseumsPage({ museums }: { museums: readonly MuseumSummary[] }) {
  const towns = museumsByTown(museums);
  const hasModels = museums.some(({ has }) => has.touch);
  return (
    <>
      <PageHead
        siteAddress={siteAddress}
        title="Musei · Varco"
        description={description}
        language="it"
      />
      <header className="museums-hero">
        <div className="spread">
          <div>
            <h1>Musei</h1>
            <p className="site-lead">
              Scegli un museo e apri la sua guida: nel browser, a casa o in sala, senza installare
              nulla e senza registrarti.
            </p>
            {museums.length > 1 && (
              <p className="museums-count">{`${museums.length} musei hanno una guida.`}</p>
            )}
          </div>
          <div className="museums-picture">
            <Archway />
          </div>
        </div>
        {towns.length > 1 && (
          <nav aria-labelledby="citta">
            <h2 id="citta">Le città</h2>
            <ul role="list">
              {towns.map(({ id, name, museums: { length } }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {name}
                    <span className="museums-in-town">
                      {" "}
                      {length}
                      <span className="visually-hidden">{length === 1 ? " museo" : " musei"}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <div className="museums">
        {towns.length === 0 && <p>Nessun museo ha ancora una guida.</p>}
        {towns.map(({ id, name, museums: inTown }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-titolo`}>
            <h2 id={`${id}-titolo`}>{name}</h2>
            <ul role="list">
              {inTown.map((museum) => (
                <MuseumCard key={museum.slug} museum={museum} />
              ))}
            </ul>
            {towns.length > 1 && (
              <p className="museums-back">
                <a href="#citta">Torna alle città</a>
              </p>
            )}
          </section>
        ))}
      </div>
      <div className="museums-after">
        <div className="spread">
          <section aria-labelledby="prima">
            <h2 id="prima">Prima di andare</h2>
            <p>
              Apri la guida già a casa: puoi scaricare la visita sul telefono e usarla anche dove
              internet non arriva. La trascrizione è automatica e può sbagliare.
            </p>
            {hasModels && (
              <p>
                Le guide tattili accompagnano le mani su un modellino in rilievo: chiedi al museo se
                c’è e se si può toccare.
              </p>
            )}
          </section>
          <section aria-labelledby="manca">
            <h2 id="manca">Il vostro museo non c’è?</h2>
            <p>
              Una guida si prepara nel browser, gratis, con i testi e le fotografie che avete già.
            </p>
            <p className="actions">
              <ButtonLink to="/studio">Aprite lo studio</ButtonLink>
              <ButtonLink to="/contatti" look="plain">
                Scriveteci
              </ButtonLink>
            </p>
          </section>
        </div>
      </div>
      <StructuredData
        data={{
          "@type": "CollectionPage",
          name: "Musei",
          description,
          url: `${siteAddress}/musei`,
          inLanguage: "it",
          isPartOf: { "@type": "WebSite", name: "Varco", url: `${siteAddress}/` },
          mainEntity: {
            "@type": "ItemList",
            itemListElement: towns
              .flatMap((town) => town.museums)
              .map(({ slug, name }, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name,
                url: `${siteAddress}/${slug}`,
              })),
          },
        }}
      />
    </>
  );
}
