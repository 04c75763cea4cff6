import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import type { Model } from "../modelsData.ts";
import { sections } from "./ModelsSection.tsx";

export function ModelsHero({ first }: { first: Model | undefined }) {
  const picture = first?.pictures.find(({ side }) => side === "front");
  return (
    <header className="models-hero">
      <div className="spread">
        <div>
          <h1>Modellini tattili</h1>
          <p className="site-lead">
            Rilievi da stampare in 3D e da leggere con le mani, mentre una voce le accompagna. I
            primi sette nascono da sei opere della Galleria Borghese di Roma. I file sono in questa
            pagina, con quello che c’è da sapere per stamparli, presentarli in sala e provarli.
          </p>
          <p className="models-hero-note">
            Nessuno li ha ancora stampati, e nessuna persona cieca li ha toccati.{" "}
            <a href="#non-sappiamo">Che cosa non sappiamo ancora</a>
          </p>
          <p className="actions">
            <ButtonLink to="#modelli">Guardate i modelli</ButtonLink>
            <ButtonLink to="#prove" look="plain">
              Provateli con chi non vede
            </ButtonLink>
          </p>
        </div>
        {/* Its card, further down, says what it shows. */}
        {picture && (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
      <nav aria-label="In questa pagina">
        <ul role="list">
          {Object.entries(sections).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
