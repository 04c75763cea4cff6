import { Link } from "react-router";
import { useDraft } from "../../draft/useDraft.ts";

/** How files become a site: three ways, and what to look at afterwards. */
export function NextSteps({ address }: { address: string | undefined }) {
  const { id } = useDraft();
  return (
    <section className="studio-card" aria-labelledby="then">
      <h2 id="then">E poi</h2>
      <p>I file vanno messi in linea, in uno di questi modi:</p>
      <ul>
        <li>
          <strong>Trascinandoli su un servizio gratuito</strong>, come Netlify o Cloudflare Pages:
          apri lo zip e trascina la cartella nella loro pagina. Il nome che dai al progetto deve
          portare all’indirizzo scritto qui sopra.
        </li>
        <li>
          <strong>Nello spazio web del museo</strong>: chi cura il sito apre lo zip e copia tutto
          nella cartella dell’indirizzo, anche i file che cominciano con un punto. Nella cartella{" "}
          <code>tecnico</code> trova come impostare il server.
        </li>
        <li>
          <strong>Con il nostro aiuto</strong>: mandaci il file del museo, qui sotto (
          <a href="/contatti">contatti</a>).
        </li>
      </ul>
      {address && (
        <p>
          Quando è in linea, apri{" "}
          <a href={`${address}/controllo/`}>
            <span className="publish-address">{address}/controllo/</span>
          </a>
          : la guida si controlla da sola e dice se manca qualcosa. Le{" "}
          <Link to={`/${id}/etichette`}>etichette</Link> valgono per questo indirizzo, finché non
          cambia.
        </p>
      )}
    </section>
  );
}
