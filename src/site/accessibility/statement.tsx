import { languages, type Language } from "../../i18n/languages.ts";
import { contacts } from "../contacts/contacts.ts";
import { numberInWords } from "../parts/numberInWords.ts";
import type { TextSection } from "../parts/TextPage.tsx";

/** What the statement says of the checks, as the build has counted it. */
export type StatementFigures = {
  /** Every page of the site and of the app. */
  pages: number;
  /** Each page in each language that it speaks. */
  versions: number;
  /** All languages together, and the course. */
  recordings: number;
  /** In per cent: how many words of one recording the checking program may mishear. */
  misheard: number;
  misheardInGerman: number;
  axe: string;
};

/** Each page by day and by night, with usual and with more contrast. */
const LIGHTS = 4;

/** What visitors must know of the voices, each in the language it is said in. */
const voices: Record<Language, string> = {
  it: "Le voci sono sintetiche, e i testi non sono ancora stati valutati da persone cieche.",
  en: "The voices are computer voices, and blind listeners have not reviewed the texts yet.",
  fr: "Les voix sont des voix de synthèse, et les textes n’ont pas encore été évalués par des personnes aveugles.",
  de: "Die Stimmen sind computergeneriert, und blinde Menschen haben die Texte noch nicht geprüft. Die deutsche Stimme spricht mit fremdsprachigem Akzent.",
  es: "Las voces son sintéticas y los textos aún no han sido revisados por personas ciegas.",
};

/** “cinque lingue”. */
const inLanguages = `${numberInWords(languages.length)} lingue`;

/** The sections of AgID's model of a statement, in order, as far as a supplier can fill them. */
export const statement = (figures: StatementFigures): readonly TextSection[] => [
  {
    id: "documento",
    title: "Che cos’è questo documento",
    body: (
      <>
        <p>
          Varco si impegna a rendere accessibili il sito e l’app per i visitatori, secondo la legge
          9 gennaio 2004, n. 4. Questa è la bozza che consegniamo a un museo: segue l’ordine del
          modello di dichiarazione di AgID, l’Agenzia per l’Italia digitale, e vale per tutte le
          pagine del sito e dell’app, e per <a href="/studio">lo studio</a>, in cui un museo prepara
          la propria guida.
        </p>
        <p>
          La dichiarazione ufficiale spetta al museo pubblico che adotta l’app: la compila sul
          modulo di AgID e la riesamina ogni anno entro il 23 settembre. Questa bozza gli serve da
          base. Non è una certificazione, e nessun ente esterno ha verificato quello che c’è
          scritto.
        </p>
      </>
    ),
  },
  {
    id: "conformita",
    title: "Stato di conformità",
    body: (
      <>
        <p>
          <strong>Parzialmente conforme</strong> ai requisiti della norma europea EN 301 549,
          versione 3.2.1 (UNI CEI EN 301549:2021), che richiama le WCAG 2.1, livello AA. Noi
          lavoriamo sulle WCAG 2.2, livello AA, che le comprendono.
        </p>
        <p>
          I controlli automatici non trovano violazioni, ma coprono solo una parte dei requisiti.
          Gli altri non sono ancora stati verificati uno per uno, né con persone con disabilità: per
          questo non ci dichiariamo conformi.
        </p>
        <p>Già oggi, in ogni pagina:</p>
        <ul>
          <li>
            il testo corrente ha un contrasto di almeno 7 a 1, nel tema chiaro e nel tema scuro;
          </li>
          <li>pulsanti e link misurano almeno 44 pixel per lato;</li>
          <li>
            si legge a 320 pixel di larghezza e con il testo al 200 %, senza scorrere di lato;
          </li>
          <li>si usa con la sola tastiera, e il punto in cui ci si trova si vede sempre;</li>
          <li>
            i testi in un’altra lingua sono marcati, perché un lettore di schermo li pronunci bene;
          </li>
          <li>ogni registrazione è scritta per intero nella pagina in cui si ascolta;</li>
          <li>ogni opera ha anche un testo con parole semplici, a un tocco di distanza;</li>
          <li>nulla è affidato soltanto a un colore, a un suono o a una vibrazione;</li>
          <li>
            si rispettano le impostazioni del dispositivo: tema scuro, più contrasto, meno
            movimento, colori imposti dal sistema;
          </li>
          <li>i contenuti si leggono anche senza JavaScript.</li>
        </ul>
      </>
    ),
  },
  {
    id: "limiti",
    title: "Contenuti non accessibili e limiti noti",
    body: (
      <>
        <p>
          Il modello chiede di distinguere tre motivi: inosservanza della legge, onere
          sproporzionato, contenuti fuori dal suo ambito. Non conosciamo violazioni accertate e non
          invochiamo l’onere sproporzionato. Qui c’è ciò che resta da verificare e ciò che già
          sappiamo mancare.
        </p>
        <h3>Da verificare</h3>
        <ul>
          <li>
            <strong>Nessuna prova con persone con disabilità.</strong> Varco non è ancora stato
            provato da chi usa ogni giorno un lettore di schermo, un ingranditore o le trascrizioni,
            sul proprio dispositivo.
          </li>
          <li>
            <strong>Nessuna prova sui dispositivi.</strong> Le prove automatiche girano in Chromium,
            in Firefox e in WebKit, il motore di Safari, ma su un computer. Una visita intera, in
            italiano e in inglese, è stata ascoltata con il lettore di schermo Orca 43 in Firefox
            153, e la prova si ripete a ogni versione: le parole, la lingua in cui sono pronunciate
            e il fatto che le voci non si sovrappongano. Su iPhone e telefoni Android, e con
            VoiceOver, TalkBack, NVDA e i display braille, non ci sono ancora prove sistematiche.
          </li>
          <li>
            <strong>Lo studio, senza chi lo userà.</strong> È fatto perché anche una persona cieca
            vi scriva da sola una guida intera, ma nessuna lo ha ancora provato.
          </li>
        </ul>
        <h3>Limiti noti</h3>
        <ul>
          <li>
            <strong>Voci sintetiche.</strong> Lo dice l’app, in ogni lingua, dove si ascoltano. La
            voce tedesca ha un accento straniero.
          </li>
          <li>
            <strong>Trascrizioni automatiche.</strong> Dipendono dal riconoscimento vocale del
            browser: sbagliano, e in alcuni browser mancano. I lettori di schermo non le leggono man
            mano che arrivano, perché il microfono ne sentirebbe la voce: si leggono scorrendo il
            testo.
          </li>
          <li>
            <strong>Niente lingua dei segni.</strong> L’app ha il posto per i filmati in LIS e in
            altre lingue dei segni, ma per ora non ce n’è nessuno.
          </li>
          <li>
            <strong>Parole semplici, non ancora verificate.</strong> Ogni opera ha anche un testo
            con parole semplici, scritto secondo le regole di Inclusion Europe. Nessuna persona con
            disabilità intellettiva lo ha ancora letto, come quelle regole chiedono: per questo non
            lo chiamiamo «facile da leggere».
          </li>
          <li>
            <strong>Solo in italiano.</strong>
            {` Questo sito, con i termini e la privacy, e lo studio sono in italiano; l’app per i visitatori è in ${inLanguages}.`}
          </li>
          <li>
            <strong>Senza JavaScript</strong> l’app si legge soltanto in inglese, e mancano il
            lettore di codici QR, la trascrizione, i comandi della visita con guida vocale, il
            tastierino dei numeri, l’ingrandimento delle immagini e «Termina la visita». Lo studio
            lavora tutto dentro il browser: senza JavaScript spiega soltanto come attivarlo.
          </li>
          <li>
            <strong>Codici QR.</strong> Per inquadrarli bisogna trovarli con gli occhi: ogni opera
            si apre anche dall’elenco.
          </li>
        </ul>
        <h3 id="voci">Le voci delle registrazioni</h3>
        <ul role="list" className="voices">
          {Object.entries(voices).map(([language, note]) => (
            <li key={language} lang={language}>
              {note}
            </li>
          ))}
        </ul>
        <p>
          Così è alla Galleria Borghese. Un museo può sostituire ogni registrazione con la voce di
          una persona, anche registrandola nello studio: in quel caso la pagina lo indica. Il
          tedesco è la prima lingua da registrare così.
        </p>
      </>
    ),
  },
  {
    id: "prove",
    title: "Come è stato verificato",
    body: (
      <>
        <p>
          I primi quattro controlli si ripetono a ogni modifica: se uno fallisce, la modifica non si
          pubblica. Il riascolto delle registrazioni e Lighthouse si fanno a parte, con un comando.
        </p>
        <dl className="checks">
          <div>
            <dt>{figures.pages} pagine</dt>
            <dd>
              Ciascuna verificata con axe-core {figures.axe} in {LIGHTS}
              {` combinazioni di tema e contrasto, quelle dell’app in ognuna delle ${inLanguages}:`}{" "}
              {figures.versions * LIGHTS} casi in tutto, contrasto AAA compreso, e nessuna
              segnalazione. Due casi con la stessa struttura e gli stessi colori si analizzano una
              volta sola.
            </dd>
          </div>
          <div>
            <dt>320 pixel, testo al 200 %</dt>
            <dd>
              Ogni pagina in ogni lingua: nessuno scorrimento laterale, nessun pulsante o link sotto
              i 44 pixel, un solo titolo principale, intestazione e contenuto principale
              riconoscibili.
            </dd>
          </div>
          <div>
            <dt>Senza JavaScript e da tastiera</dt>
            <dd>
              Ogni pagina si legge senza JavaScript e si percorre con il solo tasto Tab, in ordine e
              con il focus sempre in vista. I percorsi principali si provano da tastiera in un
              browser vero: menu, link di salto, ritorno, spostamento del focus, annunci.
            </dd>
          </div>
          <div>
            <dt>Lo studio</dt>
            <dd>
              Le sue schermate passano gli stessi controlli: axe-core, temi e contrasto, 320 pixel,
              testo al 200 %, 44 pixel. Dalla prima domanda alla consegna della guida si fa tutto da
              tastiera, anche riordinare le frasi e le opere, e registrare la voce: intanto a un
              lettore di schermo non viene annunciato nulla.
            </dd>
          </div>
          <div>
            <dt>Chromium, Firefox e WebKit</dt>
            <dd>
              Tutte le prove di questa pagina in Chromium; in Firefox le stesse, tranne quelle che
              solo Chromium sa eseguire. In WebKit ogni pagina in ogni lingua, anche senza
              JavaScript, e una visita più breve: percorso guidato, audiodescrizione, opere, numeri,
              cambio di lingua, visita scaricata e senza rete.
            </dd>
          </div>
          <div>
            <dt>{figures.recordings} registrazioni</dt>
            <dd>
              Ognuna trascritta da un programma che non ne conosce il testo e confrontata con
              l’originale: al massimo {figures.misheard} parole su 100 fraintese,{" "}
              {figures.misheardInGerman} in tedesco. Il volume è misurato.
            </dd>
          </div>
          <div>
            <dt>Lighthouse, telefono</dt>
            <dd>
              100 su 100 in accessibilità, buone pratiche e visibilità nei motori di ricerca su ogni
              pagina di questo sito.
            </dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: "redazione",
    title: "Redazione della dichiarazione",
    body: (
      <p>
        Questa bozza è stata redatta il 17 novembre 2026 con un’autovalutazione: i controlli
        descritti sopra, e la lettura di ogni pagina nei due temi, a 360, 768 e 1280 pixel, da
        tastiera e con il testo ingrandito.
      </p>
    ),
  },
  {
    id: "feedback",
    title: "Segnalazioni e contatti",
    body: (
      <>
        <p>
          Qualcosa non si legge, non si sente o non si raggiunge? Scrivi a{" "}
          <a href={`mailto:${contacts.info}?subject=Accessibilit%C3%A0`}>{contacts.info}</a> e
          indicaci la pagina, il dispositivo e, se vuoi, la tecnologia assistiva che usi.
        </p>
        <p>
          Quando è un museo a pubblicare l’app, la dichiarazione porta il suo recapito, e il museo
          ha 30 giorni per rispondere.
        </p>
      </>
    ),
  },
  {
    id: "attuazione",
    title: "Procedura di attuazione",
    body: (
      <p>
        Se un museo pubblico non risponde entro 30 giorni, o la risposta è insoddisfacente, chi ha
        fatto la segnalazione può rivolgersi al Difensore civico per il digitale, presso AgID. La
        procedura riguarda il museo: per le pagine di Varco scrivi a noi.
      </p>
    ),
  },
  {
    id: "informazioni",
    title: "Informazioni sul sito e sull’app",
    body: (
      <>
        <ul>
          <li>Prove di usabilità con persone con disabilità: non ancora fatte.</li>
          <li>Tecnologie: HTML, CSS, SVG, JavaScript, WAI-ARIA. Nessun CMS.</li>
          <li>
            Da completare a cura del museo: nome dell’ente, indirizzo e data di pubblicazione,
            recapito per le segnalazioni, numero di dipendenti con disabilità e di postazioni di
            lavoro dedicate.
          </li>
          <li>
            Dati personali: vedi l’<a href="/privacy">informativa sulla privacy</a>.
          </li>
        </ul>
      </>
    ),
  },
];
