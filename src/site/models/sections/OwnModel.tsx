import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { ModelsSection } from "./ModelsSection.tsx";

export function OwnModel() {
  return (
    <ModelsSection id="vostra-opera">
      <div className="models-halves">
        <div>
          <h3>Lo disegnate voi</h3>
          <p>
            Il punto di partenza è un disegno SVG a livelli: uno per ogni oggetto, con la sua
            altezza. Le altezze sono al massimo cinque. Lo studio controlla il disegno con le stesse
            misure dei nostri e vi dice che cosa le dita non leggerebbero.
          </p>
          <p className="actions">
            <ButtonLink to="/studio">Aprite lo studio</ButtonLink>
          </p>
        </div>
        <div>
          <h3>Lo disegniamo insieme</h3>
          <p>
            Scriveteci quale opera, perché proprio quella e chi la toccherà. Scegliamo con i vostri
            curatori che cosa tenere e che cosa togliere: in un rilievo è la decisione più
            difficile.
          </p>
          <p className="actions">
            <ButtonLink to="/contatti#partner" look="plain">
              Scriveteci
            </ButtonLink>
          </p>
        </div>
      </div>
    </ModelsSection>
  );
}
