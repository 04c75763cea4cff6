import { useEffect, useState } from "react";
import { requestPersistence } from "../../platform/browser/studioPage.ts";

/** A plain sentence on where a draft lives and how to take it along. */
export function WhereDraftsLive({ hasDrafts }: { hasDrafts: boolean }) {
  const [isSafe, setIsSafe] = useState(false);
  useEffect(() => {
    if (hasDrafts) void requestPersistence().then(setIsSafe);
  }, [hasDrafts]);
  return (
    <section className="studio-notice" aria-labelledby="where">
      <h2 id="where">Dove vive una bozza</h2>
      <p>
        In questo browser, su questo dispositivo, e in nessun altro posto: si salva mentre scrivi.{" "}
        {hasDrafts &&
          (isSafe
            ? "Il browser ha promesso di non cancellarla da sé."
            : "Il browser potrebbe cancellarla se manca spazio. Si perde anche se cancelli i dati dei siti.")}
      </p>
      <p>
        Per portarla su un altro computer, o per averne una copia, aprila e scaricala dalla pagina
        Consegna: è un file solo, che si riapre da qui.
      </p>
    </section>
  );
}
