import type { Publication } from "../content/publishing/guide.ts";
import { Brand } from "../ui/brand/Brand.tsx";
import { Icon, type IconName } from "../ui/brand/Icon.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { checkNames, severities, type Severity } from "./checks/finding.ts";
import { checkWords, severityWords } from "./checkWords.ts";
import "./CheckupPage.css";

const icons: Record<Severity, IconName> = { good: "check", little: "help", mend: "warning" };

type CheckupPageProps = {
  museum: Publication["museum"];
  /** The path before every address, "" at the root of a host. */
  base: string;
  /** The folder of this page below the guide’s address. */
  folder: string;
};

/** The page that checks a published guide, as it is before its script has begun. */
export function CheckupPage({ museum, base, folder }: CheckupPageProps) {
  return (
    <>
      <header className="checkup-bar bar">
        <Brand />
      </header>
      <main id="main" className="checkup" data-folder={folder}>
        <h1>Controllo della guida</h1>
        <p className="checkup-museum">
          {museum.name} <a href={`${base}/${museum.slug}`}>Apri la guida</a>
        </p>
        <p id="summary" className="checkup-summary needs-script">
          Il controllo comincia fra un attimo. Se dopo un minuto leggi ancora queste parole, manca
          un file della guida: carica di nuovo tutta la cartella.
        </p>
        <noscript>
          <p className="checkup-summary">
            Il controllo ha bisogno di JavaScript: attivalo in questo browser, o apri la pagina con
            un altro.
          </p>
        </noscript>
        <progress id="progress" hidden aria-label="File controllati" />
        <p id="version" />
        <p>
          Questa pagina guarda la guida come la vede un visitatore, e dice che cosa non va e che
          cosa fare. Nella guida non cambia niente, e nessun altro sa che l’hai aperta.
        </p>
        <div className="checkup-actions needs-script">
          <Button id="repeat" icon="repeat">
            Ripeti il controllo
          </Button>
          <Button id="copy" look="plain" icon="copy">
            Copia per il tecnico
          </Button>
        </div>
        <p id="copied" className="checkup-told" />
        <textarea id="copied-text" hidden readOnly rows={8} aria-label="Testo per il tecnico" />
        <label className="check needs-script">
          <input type="checkbox" id="every-byte" />
          <span id="every-byte-label">
            La prossima volta controlla anche il contenuto di immagini, registrazioni e filmati
          </span>
        </label>
        <section aria-labelledby="checks">
          <h2 id="checks">I punti del controllo</h2>
          <ol role="list" className="checkup-list">
            {checkNames.map((name) => (
              <li key={name} id={`check-${name}`} className="checkup-check">
                <h3>{checkWords[name].title}</h3>
                <p className="checkup-asks">{checkWords[name].asks}</p>
                <ul role="list" className="checkup-findings" />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="file" className="needs-script">
          <h2 id="file">Il file del museo</h2>
          <p>
            È la guida con cui il museo è stato pubblicato, in un file solo: si apre nello studio,
            su qualsiasi computer. I testi non finiti e gli appunti non ci sono: non sono mai stati
            pubblicati.
          </p>
          <div className="checkup-actions">
            <Button id="download" look="plain" icon="keep">
              Scarica il file del museo
            </Button>
          </div>
          <div id="file-told" />
          <p>
            Chiunque conosca questa pagina può scaricarlo. Per vedere nello studio che cosa è
            cambiato da questa versione, serve invece{" "}
            <a href={`${base}${folder}/guide.json`} download>
              guide.json
            </a>
            .
          </p>
        </section>
      </main>
      <div id="announcements" aria-live="polite" className="visually-hidden" />
      {severities.map((severity) => (
        <template key={severity} id={`severity-${severity}`}>
          <li className="checkup-finding" data-severity={severity}>
            <strong className="checkup-severity">
              <Icon name={icons[severity]} />
              {severityWords[severity]}
            </strong>
            <p className="checkup-found" />
          </li>
        </template>
      ))}
    </>
  );
}
