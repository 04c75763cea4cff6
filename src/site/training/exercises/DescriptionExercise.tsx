import { longest } from "../../../content/schema/limits.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import "./DescriptionExercise.css";

export type Emblem = {
  slug: string;
  title: string;
  alt: string;
  src: string;
  width: number;
  height: number;
};

/**
 * A drawing or a thing at hand to be put into words, and the rules of audio description that
 * answer: `startDescription` fills what is empty here.
 */
export function DescriptionExercise({ emblems }: { emblems: readonly Emblem[] }) {
  return (
    <div className="description-exercise" data-exercise="description">
      <p>
        Scegli un disegno e descrivilo a chi non lo vede, con le parole che useresti in sala. Mentre
        scrivi, ti rispondono le regole dell’audiodescrizione.
      </p>
      <p>
        Se il disegno non lo vedi, descrivi un oggetto che hai a portata di mano: una tazza, un
        mazzo di chiavi, la borsa. Le regole rispondono allo stesso modo.
      </p>
      <noscript>
        <p>
          <strong>
            Senza JavaScript le regole non possono rispondere. Scrivi su un foglio, poi rileggi ad
            alta voce con le regole qui sotto.
          </strong>
        </p>
      </noscript>
      <div className="description-desk">
        <Choice emblems={emblems} />
        <Writing emblems={emblems} />
      </div>
      <h3>Quello che le regole non sanno</h3>
      <p>Le regole contano e cercano parole. Queste tre domande le puoi fare solo tu.</p>
      <ul>
        <li>Ho detto prima dove, poi come?</li>
        <li>Ho detto di chi sono destra e sinistra?</li>
        <li>Ho lasciato fuori quello che non so?</li>
      </ul>
      <p>
        Poi leggi la descrizione, o falla leggere, a una persona che non ha davanti quello che
        descrivi, e chiedile che cosa immagina.
      </p>
      <Rules />
    </div>
  );
}

function Choice({ emblems }: { emblems: readonly Emblem[] }) {
  return (
    <fieldset className="description-choice">
      <legend>Che cosa descrivi?</legend>
      <p>
        I disegni sono nostri. Ognuno racconta un’opera della Galleria Borghese, e non è l’opera.
      </p>
      <div className="description-options">
        {emblems.map(({ slug, title, alt, src, width, height }, index) => (
          <Option key={slug} value={slug} name={title} isChosen={index === 0}>
            <img src={src} width={width} height={height} alt={alt} loading="lazy" />
          </Option>
        ))}
        <Option value="" name="Un oggetto che ho a portata di mano" />
      </div>
    </fieldset>
  );
}

type OptionProps = {
  value: string;
  name: string;
  isChosen?: boolean;
  children?: ReactNode;
};

function Option({ value, name, isChosen = false, children }: OptionProps) {
  return (
    <>
      <label className="check">
        <input type="radio" name="descrivi" value={value} defaultChecked={isChosen} />
        {name}
      </label>
      {children}
    </>
  );
}

function Writing({ emblems }: { emblems: readonly Emblem[] }) {
  return (
    <div className="description-writing course-script">
      <label htmlFor="descrizione">La tua descrizione</label>
      <p id="descrizione-obiettivo">
        Punta a circa un minuto ad alta voce: da cento a centocinquanta parole.
      </p>
      <p className="description-kept">
        Quello che scrivi resta in questa pagina: non lo conserviamo e non lo mandiamo a nessuno.
      </p>
      <textarea
        id="descrizione"
        rows={9}
        spellCheck
        // Firefox would keep the text and show it again when the page is loaded anew.
        autoComplete="off"
        maxLength={longest.text}
        aria-describedby="descrizione-obiettivo descrizione-lunghezza"
      />
      <p id="descrizione-lunghezza" data-length>
        Ancora nessuna parola.
      </p>
      <p role="alert" data-not-come hidden>
        Le regole non sono arrivate. Controlla la connessione, poi torna nella casella: quello che
        hai scritto resta lì.
      </p>
      <Button data-asks>Che cosa dicono le regole?</Button>
      <div className="visually-hidden" aria-live="polite" />
      <section aria-labelledby="descrizione-regole" data-answer hidden>
        <h3 id="descrizione-regole">Le regole dicono</h3>
        <p data-summary />
        <ul role="list" data-remarks>
          <li hidden>
            <p className="description-remark" data-title />
            <p className="description-sentence">
              «<span data-sentence />»
            </p>
            <p data-reason />
            <dl>
              <dt>Invece di</dt>
              <dd data-not />
              <dt>meglio</dt>
              <dd data-but />
            </dl>
          </li>
        </ul>
      </section>
      <details data-ours hidden>
        <summary>Come l’abbiamo descritto noi</summary>
        {emblems.map(({ slug, alt }) => (
          <p key={slug} data-emblem={slug}>
            {alt}
          </p>
        ))}
        <p>
          È il testo breve che un lettore di schermo dice al posto del disegno. La tua descrizione
          può prendersi un minuto.
        </p>
      </details>
    </div>
  );
}

function Rules() {
  return (
    <details>
      <summary>Le regole, una per una</summary>
      <ul>
        <li>Una frase dice una cosa sola, e ha al massimo diciassette parole.</li>
        <li>Prima dov’è una cosa, poi com’è fatta.</li>
        <li>Se dici destra o sinistra, di’ una volta di chi sono.</li>
        <li>
          «Vedere» è una parola normale, anche con chi non vede. Ma «come vedi» non descrive niente:
          di’ che cosa c’è.
        </li>
        <li>
          Nessun elogio. «Bellissimo» non fa immaginare nulla: descrivi quello che te lo fa dire.
        </li>
        <li>I colori stanno meglio con una cosa che si conosce: rosso come la brace.</li>
        <li>I numeri si scrivono in parole, senza abbreviazioni, parentesi e numeri romani.</li>
        <li>Ogni frase finisce con un punto: è lì che la voce prende fiato.</li>
        <li>Di’ solo quello che c’è. Se interpreti, di’ che è un’interpretazione.</li>
      </ul>
    </details>
  );
}
