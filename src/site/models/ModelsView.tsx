import { Downloads } from "./sections/Downloads.tsx";
import { ModelCard } from "./ModelCard.tsx";
import type { ModelsData } from "./modelsData.ts";
import { ModelsHero } from "./sections/ModelsHero.tsx";
import { ModelsSection } from "./sections/ModelsSection.tsx";
import { OwnModel } from "./sections/OwnModel.tsx";
import { printerInItalian } from "./figuresInItalian.ts";
import { Printing } from "./sections/Printing.tsx";
import { Purpose } from "./sections/Purpose.tsx";
import { Showing } from "./sections/Showing.tsx";
import { SwellPaper } from "./sections/SwellPaper.tsx";
import { Trial } from "./sections/Trial.tsx";
import { Unknown } from "./sections/Unknown.tsx";
import "../home/Beginning.css";
import "../home/HomePage.css";
import "./ModelsPage.css";

/** Of the drawings, the models and the touch guides; the code has another. */
export const license = {
  name: "Creative Commons Attribuzione 4.0 (CC\u00A0BY\u00A04.0)",
  address: "https://creativecommons.org/licenses/by/4.0/deed.it",
};

export function ModelsView({ data: { models, shared, printer } }: { data: ModelsData }) {
  const settings = printerInItalian(printer);
  return (
    <>
      <ModelsHero first={models[0]} />
      <Purpose />
      <ModelsSection id="modelli">
        <p className="site-lead">
          I tempi e i grammi li calcola PrusaSlicer, un programma che prepara la stampa, per le
          impostazioni qui sotto. Con altre sono diversi, e a velocità minori il tempo può
          raddoppiare: lo dice il vostro programma prima di stampare.
        </p>
        <p className="models-printer">
          <strong>Le impostazioni dei tempi:</strong> {settings.whole}.
        </p>
        <div className="models">
          {models.map((model) => (
            <ModelCard key={model.name} model={model} settings={settings.short} />
          ))}
        </div>
        <div className="models-shared">
          <div>
            <h3>Per tutti i modelli</h3>
            <p>
              Il supporto da parete è uno solo. Da un modello all’altro cambiano l’etichetta braille
              e il cartoncino con il codice QR.
            </p>
            <Downloads files={shared} />
            {!shared.some(({ format }) => format === "codes") && (
              <p>
                I cartoncini qui non ci sono: questo sito è stato preparato senza il suo indirizzo,
                e i codici porterebbero altrove. Chi lo pubblica deve impostarlo (
                <code>SITE_ADDRESS</code>).
              </p>
            )}
          </div>
          <div>
            <h3>Che cosa potete farne</h3>
            <p>
              Disegni, modelli e guide tattili sono di Varco, con licenza {license.name}: potete
              stamparli, modificarli e anche venderli, purché indichiate il nome «Varco», la licenza
              e, se ne avete fatte, le modifiche. Il codice che li produce ha licenza MIT.
            </p>
          </div>
        </div>
      </ModelsSection>
      <Printing settings={settings.short} />
      <Showing />
      <SwellPaper />
      <Trial />
      <Unknown />
      <OwnModel />
    </>
  );
}
