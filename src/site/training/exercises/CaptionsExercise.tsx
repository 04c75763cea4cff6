import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/brand/Icon.tsx";
import { Marked } from "../../../ui/text/Marked.tsx";
import { featuredMuseum } from "../../home/homeData.ts";
import type { Paragraph } from "../course.ts";
import type { CaptionsStatus } from "./captions/captionsStatus.ts";
import "./CaptionsExercise.css";

type CaptionsExerciseProps = {
  text: readonly Paragraph[];
  names: readonly string[];
  /** Whether a museum has published ears of our own. */
  hasEars: boolean;
};

/** A text to say, and what the captions of this browser make of it; `speakToCaptions` fills it. */
export function CaptionsExercise({ text, names, hasEars }: CaptionsExerciseProps) {
  return (
    <div className="speak" data-exercise="captions" data-names={names.join("|")}>
      <p>
        Di’ questo testo come lo diresti in sala, poi guarda che cosa è arrivato. Se non usi la
        voce, fallo dire a un collega e leggi soltanto lo schermo: sarai tu a dirgli quali nomi
        mancano, e dove non hai avuto il tempo di alzare gli occhi.
      </p>
      <div className="speak-desk">
        <div className="speak-words">
          <div className="speak-text" data-part="text">
            {text.map((sentences) => (
              <p key={sentences[0]}>
                <Marked text={sentences.join(" ")} />
              </p>
            ))}
          </div>
          <Before hasEars={hasEars} />
        </div>
        <div className="speak-dock" data-part="dock">
          <Button data-starts="">
            <span data-label="start">
              <Icon name="microphone" />
              Comincia a parlare
            </span>
            <span data-label="stop" hidden>
              <Icon name="stop" />
              Ho finito
            </span>
          </Button>
          <p data-not-come="" role="alert" hidden>
            L’esercizio non si è caricato. Controlla la connessione a internet e premi di nuovo.
          </p>
          <div className="speak-status" data-part="status">
            {Object.entries(statuses).map(([status, words]) => (
              <p key={status} data-status={status} hidden>
                {words}
              </p>
            ))}
            {hasEars && (
              <p data-part="ears" hidden>
                Puoi anche{" "}
                <a href={`/${featuredMuseum}/transcription?lang=it`}>
                  scaricare nell’app il riconoscimento vocale di Varco
                </a>
                , che lavora su questo dispositivo. Poi torna qui.
              </p>
            )}
          </div>
          <div
            className="speak-live needs-script"
            data-part="live"
            // A screen reader reads a role="log" aloud, and the microphone would hear that.
            role="region"
            aria-label="Sottotitoli dal vivo"
          />
        </div>
      </div>
      <Result />
      {/* A screen reader reads an empty role="status" out as an empty line, so there is no role. */}
      <div className="visually-hidden" aria-live="polite" data-part="announcer" />
    </div>
  );
}

/** What somebody should know before the microphone is on. */
function Before({ hasEars }: { hasEars: boolean }) {
  return (
    <div className="speak-before">
      <p className="needs-script">
        Tieni il telefono a mezzo metro, premi il pulsante e aspetta le parole «Ti ascolto». Alla
        fine lascia arrivare le ultime parole, poi premi «Ho finito».
      </p>
      <p className="needs-script">
        Se leggi con un lettore di schermo, metti gli auricolari, ascolta una frase e ripetila: in
        quel caso andatura e pause non contano. E il riconoscimento vocale capisce male certe voci,
        per esempio quelle di molte persone sorde: il difetto è suo, non della voce.
      </p>
      <p className="needs-script" data-where="before">
        Il riconoscimento vocale del browser può mandare la tua voce a un servizio di chi produce il
        browser.{" "}
        {hasEars &&
          "Se nell’app hai scaricato il riconoscimento di Varco, la voce resta su questo dispositivo. "}
        Varco non la riceve mai, e alla fine non resta niente: né la voce, né il testo.
      </p>
      <p data-where="service" hidden>
        Questo browser può mandare la tua voce a un servizio di chi lo produce. Varco non la riceve
        mai, e alla fine non resta niente: né la voce, né il testo.
      </p>
      <p data-where="device" hidden>
        La tua voce diventa testo su questo dispositivo e non viene mandata da nessuna parte. Alla
        fine non resta niente: né la voce, né il testo.
      </p>
      <p>
        Senza microfono, o se il browser non riconosce la voce, fatelo in due: uno dice il testo,
        l’altra scrive quello che le arriva, con l’orecchio o dalle labbra, poi confrontate.
      </p>
    </div>
  );
}

function Result() {
  return (
    <div className="speak-result" data-part="result" hidden>
      {/* Filled before it is shown. */}
      <h3 data-part="summary" tabIndex={-1}>
        Com’è andata
      </h3>
      <ul data-part="advice" />
      <dl className="speak-figures" data-part="figures">
        {Object.entries(figures).map(([figure, name]) => (
          <div key={figure} data-part={figure}>
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div data-part="compared">
        <h3>Il tuo testo nei sottotitoli</h3>
        <p>Le parole arrivate diverse sono sottolineate, con accanto quello che è stato capito.</p>
        <div className="speak-text" data-part="compared-text" />
      </div>
      <Button look="plain" icon="repeat" data-part="again">
        Prova di nuovo
      </Button>
    </div>
  );
}

const figures = { names: "Nomi capiti", pace: "Andatura", pauses: "Pause" };

const inPairs = "Apri questa pagina in Chrome, Edge o Safari, oppure fate l’esercizio in due.";

const statuses: Record<CaptionsStatus, string> = {
  asking: "Il microfono si sta accendendo. Se il dispositivo chiede il permesso, accetta.",
  listening: "Ti ascolto.",
  quiet:
    "Da qualche secondo non arrivano parole. Se stai parlando, avvicina il telefono e controlla che niente copra il microfono.",
  behind: "Ti ascolto. I sottotitoli sono in ritardo di qualche secondo.",
  muted:
    "Il microfono è occupato da un’altra app, forse da una chiamata. I sottotitoli riprendono appena torna libero.",
  restarting: "L’ascolto si è interrotto e sta ripartendo. Aspetta un momento.",
  finishing: "Il microfono è spento. Un momento: le tue ultime parole si stanno ancora scrivendo.",
  finished: "Il microfono è spento.",
  offline: "Manca la connessione a internet. Quando torna, l’ascolto riprende da solo.",
  service: "Il riconoscimento vocale non risponde. Continuiamo a provare.",
  refused:
    "Il browser o il dispositivo blocca il microfono. Dai il permesso nelle impostazioni del browser o del dispositivo, poi premi di nuovo «Comincia a parlare».",
  lost: "Non è stato trovato nessun microfono. Se ne usi uno esterno, controlla che sia collegato, poi premi di nuovo «Comincia a parlare».",
  taken:
    "Forse un’altra app sta usando il microfono, magari per una chiamata. Chiudila, poi premi di nuovo «Comincia a parlare».",
  language: `Questo browser non riconosce l’italiano. ${inPairs}`,
  notOnDevice:
    "Questo dispositivo non riesce a riconoscere l’italiano da solo. Se premi di nuovo «Comincia a parlare», il browser può mandare la tua voce a un servizio di chi lo produce.",
  unavailable: `Forse il riconoscimento vocale è disattivato. Attiva la dettatura nelle impostazioni: su iPhone e iPad sotto Generali, Tastiera. ${inPairs}`,
  homeScreen:
    "Il riconoscimento vocale potrebbe non funzionare dalla schermata Home. Apri questa pagina in Safari.",
  unsupported: `Questo browser non ha il riconoscimento vocale. ${inPairs}`,
  modelMissing: "Il riconoscimento vocale di Varco non è più su questo dispositivo.",
  modelFails:
    "Il riconoscimento vocale di Varco non è partito: forse la memoria libera non basta. Chiudi le altre app e le altre schede, poi premi di nuovo «Comincia a parlare».",
};
