import type { ReactNode } from "react";
import { ModelsSection } from "./ModelsSection.tsx";

const always: readonly { name: string; value: ReactNode }[] = [
  {
    name: "File",
    value:
      "3MF, se il programma lo legge: porta con sé misure e nomi. STL per gli altri: l’unità è il millimetro.",
  },
  {
    name: "Scala",
    value:
      "100\u00A0%, sempre. Il braille ha misure fisse, e un rilievo rimpicciolito non si legge più.",
  },
  {
    name: "Materiale",
    value:
      "PLA, il più semplice da stampare. PETG dove può fare caldo: vicino a una finestra, in un’auto.",
  },
  { name: "Ugello e strato", value: "Ugello da 0,4\u00A0mm, strati da 0,2\u00A0mm." },
  { name: "Rilievo", value: "Disteso, con il disegno verso l’alto. Niente supporti." },
  {
    name: "Etichetta",
    value: (
      <>
        In piedi, con un bordo di adesione (<span lang="en">brim</span>) che non la lasci cadere.
        Distesa, i punti braille verrebbero ruvidi.
      </>
    ),
  },
  {
    name: "Colore",
    value:
      "La lastra chiara e opaca, l’etichetta di un colore che stacchi. È per chi vede poco: i riflessi cancellano le ombre del rilievo.",
  },
];

const afterwards = [
  "Lasciate raffreddare il piatto prima di staccare il pezzo. Togliete fili, sbavature e bordo di adesione.",
  "Smussate con carta abrasiva fine i bordi e tutto ciò che graffia, ma non i punti braille: si abbasserebbero.",
  "Ripassate tutto con i polpastrelli, a occhi chiusi: una sbavatura che l’occhio non nota, il dito la legge come un segno.",
  "Lavate con acqua tiepida e sapone neutro, e lasciate asciugare.",
  "Incollate l’etichetta nell’incavo con poca colla per plastica, perché non salga tra i punti. Controllate il verso prima che faccia presa: capovolto, il braille dice altro.",
];

/** `settings`: those that the times hold for. */
export function Printing({ settings }: { settings: string }) {
  const walls = `Come per i tempi e i grammi: ${settings}, con gli strati pieni elencati sopra i modelli.`;
  return (
    <ModelsSection id="stampa" look="band">
      <p className="site-lead">
        Basta una stampante a filamento di quelle comuni, in un laboratorio, in una scuola o da un
        servizio di stampa. Sul piatto deve stare una lastra di 150&nbsp;×&nbsp;190&nbsp;mm.
      </p>
      <div className="models-halves">
        <div>
          <h3>Le impostazioni</h3>
          <dl className="models-settings">
            {[...always, { name: "Pareti e riempimento", value: walls }].map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>Dopo la stampa</h3>
          <ol role="list" className="models-numbered">
            {afterwards.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </ModelsSection>
  );
}
