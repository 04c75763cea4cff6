import { AddressField } from "./AddressField.tsx";
import { useGuideAddress } from "./useGuideAddress.ts";

/** Where the guide will be: asked once, for pages and labels. */
export function AddressCard() {
  const { parsed } = useGuideAddress();
  const place = parsed.phase === "usable" ? parsed.place : undefined;
  return (
    <section className="studio-card" aria-labelledby="where">
      <h2 id="where">Dove sarà</h2>
      <p>
        Prima scegli dove mettere la guida: nel sito del museo, in un servizio gratuito, o con noi.
        Da questo dipende l’indirizzo.
      </p>
      <AddressField hint="Per esempio https://www.museo.it/guida. I codici delle etichette porteranno lì: sceglilo perché duri." />
      {place === "ours" && (
        <p className="studio-notice">
          È il sito di Varco: lì pubblichiamo noi. Se va bene così, mandaci il file del museo, che
          trovi in fondo a questa pagina (<a href="/contatti">contatti</a>). Per pubblicare da soli,
          scrivi un indirizzo del museo.
        </p>
      )}
      {place === "here" && (
        <p className="studio-soft">
          Questo indirizzo vale solo su questo computer: va bene per provare, non per chi visita.
        </p>
      )}
      <details>
        <summary>Quale indirizzo scrivere</summary>
        <ul>
          <li>
            <strong>Una cartella del sito del museo</strong>, se chi lo cura può aggiungerne una:{" "}
            <span className="publish-address">https://www.museo.it/guida</span>
          </li>
          <li>
            <strong>Un sito apposta</strong>, se il museo può avere un nome nuovo:{" "}
            <span className="publish-address">https://guida.museo.it</span>
          </li>
          <li>
            <strong>Uno spazio gratuito</strong>, se non c’è altro: il servizio dà un nome, come{" "}
            <span className="publish-address">https://guida-museo.netlify.app</span>. Scegline uno,
            scrivilo qui, e dallo al servizio dopo aver caricato la guida.
          </li>
        </ul>
      </details>
    </section>
  );
}
