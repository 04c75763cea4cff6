import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Icon } from "../../ui/brand/Icon.tsx";
import studioDark from "./looks/studio-dark.webp";
import studioLight from "./looks/studio-light.webp";
import "./OwnGuide.css";

const does = [
  "Prende l’elenco delle opere che avete già, da Excel o da un file .csv.",
  "Accompagna chi scrive un’audiodescrizione: mostra che cosa cambiare, perché, e come si può dire.",
  "Registra la voce del museo, una frase alla volta: una persona è meglio di qualsiasi computer, e bastano un portatile e un pomeriggio.",
  "Dice che cosa manca, opera per opera e lingua per lingua.",
  "Prepara i documenti Word per chi traduce, le etichette con i codici QR e l’intero sito della guida, pronto da mettere in linea.",
];

/** The studio, for museums that make their guide themselves; `npm run pictures` draws it. */
export function OwnGuide() {
  return (
    <section className="own-guide" aria-labelledby="own-guide-title">
      <div className="spread">
        <div>
          <h2 id="own-guide-title">Lo studio: la&nbsp;guida la fate voi</h2>
          <p className="site-lead">
            Dall’elenco delle opere a una guida accessibile, in una pagina del browser. Senza
            account e senza installare nulla: la bozza resta sul vostro computer, finché non siete
            voi a pubblicarla.
          </p>
          <ul role="list" className="own-guide-does">
            {does.map((each) => (
              <li key={each}>
                <Icon name="check" />
                {each}
              </li>
            ))}
          </ul>
          <p className="actions">
            <ButtonLink to="/studio">Aprite lo studio</ButtonLink>
          </p>
        </div>
        <picture>
          <source srcSet={studioDark} media="screen and (prefers-color-scheme: dark)" />
          <img
            src={studioLight}
            width="1024"
            height="640"
            alt="Lo studio: le frasi di un’audiodescrizione una sotto l’altra, una nota che spiega come migliorarne una e, accanto, l’opera su un telefono."
            loading="lazy"
          />
        </picture>
      </div>
    </section>
  );
}
