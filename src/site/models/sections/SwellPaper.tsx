import { ModelsSection } from "./ModelsSection.tsx";

const steps = [
  "Il PDF ha una pagina per lingua: stampate quella che vi serve con una stampante laser, in bianco e nero, sul lato trattato della carta. Scala 100\u00A0%: «Adatta alla pagina» cambierebbe le misure del braille.",
  "Passate il foglio nel fornetto per carta a microcapsule: il calore gonfia tutto ciò che è nero, e solo quello.",
  "Controllate con le dita: se una linea non si è alzata, ripassate il foglio.",
];

export function SwellPaper() {
  return (
    <ModelsSection id="microcapsule" look="band">
      <div className="models-halves">
        <div className="models-words">
          <p>
            Lo stesso disegno sta su un foglio A4 di una carta che si gonfia con il calore. Ogni
            foglio costa poco e si fa in pochi minuti: va bene per provare un disegno prima di
            stamparlo in 3D, per una classe, da portare a casa.
          </p>
          <p>
            Ha un limite: tutto sale più o meno alla stessa altezza. Restano contorni e trame, si
            perde che cosa sta sopra e che cosa sotto. E un foglio si consuma prima di una lastra.
          </p>
          <p>
            Prima di comprare carta e fornetto, chiedete alle associazioni e ai centri che
            trascrivono in braille: possono averli già.
          </p>
        </div>
        <ol role="list" className="models-numbered">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </ModelsSection>
  );
}
