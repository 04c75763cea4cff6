import { contacts } from "../contacts/contacts.ts";
import type { TextSection } from "../parts/TextPage.tsx";

export const terms: readonly TextSection[] = [
  {
    id: "che-cos-e-varco",
    title: "Che cos’è Varco",
    body: (
      <>
        <p>
          Varco è un sito e un’app. Il sito si rivolge ai musei. L’app accompagna la visita delle
          persone sorde o ipoudenti, cieche o ipovedenti: si apre nel browser, senza installare
          nulla. La prima visita è dedicata alla Galleria Borghese di Roma, in italiano, inglese,
          francese, spagnolo e tedesco.
        </p>
        <p>
          Se il museo non indica altro, l’app è una dimostrazione indipendente di ciò che Varco può
          fare nelle sue sale. La presenza di un museo nell’app non significa, da sola, che il museo
          l’abbia commissionata o approvata. I sostenitori e i musei partner della pagina iniziale
          hanno nomi di fantasia.
        </p>
        <p>
          Questi termini valgono per il sito e per l’app. Se un museo pubblica l’app su un proprio
          sito, leggi anche le condizioni di quel museo.
        </p>
      </>
    ),
  },
  {
    id: "uso-gratuito",
    title: "Usare Varco è gratis",
    body: (
      <>
        <p>
          Per chi visita un museo, Varco è gratuito. Non ci sono account, pagamenti, moduli o
          newsletter.
        </p>
        <p>
          Puoi usare Varco per te o per accompagnare qualcuno, a ogni età. Scegli tu il profilo:
          nessuno ti chiede di dimostrare una disabilità.
        </p>
      </>
    ),
  },
  {
    id: "fotocamera-e-microfono",
    title: "Fotocamera, microfono e codici QR",
    body: (
      <>
        <p>
          L’app accende la fotocamera e il microfono solo quando lo chiedi tu. Puoi farne a meno:
          trovi le opere nell’elenco o con il loro numero, e ogni comando vocale è anche un
          pulsante. Solo la trascrizione in tempo reale ha bisogno del microfono.
        </p>
        <p>
          Il microfono può captare anche le voci degli altri. Prima di trascrivere, chiedi alla
          guida se è d’accordo. Chi nello studio registra una persona ne pubblica la voce solo con
          il suo permesso.
        </p>
        <p>
          Varco non apre mai un indirizzo estraneo trovato in un codice QR: ti mostra soltanto il
          nome del sito.
        </p>
        <p>
          Che cosa succede alle immagini e alle voci è scritto nella nostra{" "}
          <a href="/privacy">informativa sulla privacy</a>.
        </p>
      </>
    ),
  },
  {
    id: "voci-e-trascrizioni",
    title: "Voci sintetiche e trascrizioni automatiche",
    body: (
      <>
        <p>
          Le voci delle registrazioni sono sintetiche e l’app lo dice dove le ascolti. È una scelta
          di trasparenza, in linea con l’articolo 50 del Regolamento (UE) 2024/1689
          sull’intelligenza artificiale. Se un museo registra la voce di una persona, l’app dice
          anche questo. I testi non sono ancora stati valutati da persone cieche: ne parliamo nella
          pagina <a href="/accessibilita">Accessibilità</a>.
        </p>
        <p>
          Le trascrizioni in tempo reale e il riconoscimento dei comandi vocali sono opera di una
          macchina, che può sbagliare: saltare parole, confondere nomi, arrivare in ritardo.
        </p>
        <p>
          <strong>Non affidare la tua sicurezza alle trascrizioni.</strong> Un annuncio di emergenza
          può comparire sbagliato, tardi o per niente.
        </p>
      </>
    ),
  },
  {
    id: "nelle-sale",
    title: "Nelle sale del museo",
    body: (
      <>
        <p>
          Nelle sale il riferimento è il personale del museo. Le sue indicazioni prevalgono su
          quelle dell’app. In un’emergenza segui il personale, gli allarmi e i segnali.
        </p>
        <p>
          Le sale e la posizione delle opere possono cambiare. La visita con guida vocale racconta
          le opere: non ti guida nello spazio e non ti avverte di gradini o di ostacoli.
        </p>
        <p>Titoli, date e descrizioni possono contenere errori. Se ne trovi uno, scrivici.</p>
      </>
    ),
  },
  {
    id: "che-cosa-non-fare",
    title: "Che cosa non puoi fare",
    body: (
      <>
        <p>Quando usi Varco, non puoi:</p>
        <ul>
          <li>attaccare o danneggiare il sito e l’app, o impedire ad altri di usarli;</li>
          <li>presentare come tuoi il nome, i testi, le illustrazioni o il software di Varco;</li>
          <li>usare Varco per registrare o trascrivere altre persone di nascosto;</li>
          <li>violare la legge o le regole del museo.</li>
        </ul>
      </>
    ),
  },
  {
    id: "testi-immagini-software",
    title: "Di chi sono testi, immagini e software",
    body: (
      <>
        <p>
          Testi e illustrazioni sono di Varco. Le illustrazioni non sono fotografie delle opere. Per
          usare fotografie di opere in consegna allo Stato, alle regioni o ad altri enti pubblici
          territoriali occorre un’autorizzazione, salvo i casi che la legge lascia liberi. Lo
          stabiliscono gli articoli 107 e 108 del Codice dei beni culturali e del paesaggio (decreto
          legislativo 42 del 2004). Un museo può inserire le proprie fotografie.
        </p>
        <p>
          Il software di Varco è distribuito con licenza MIT, i{" "}
          <a href="/modellini">modellini tattili</a> e le loro guide con licenza{" "}
          <span lang="en">Creative Commons</span> BY 4.0, il carattere tipografico{" "}
          <span lang="en">Atkinson Hyperlegible Next</span> con licenza{" "}
          <span lang="en">SIL Open Font License</span>. I nomi e i marchi di altri appartengono ai
          rispettivi titolari.
        </p>
      </>
    ),
  },
  {
    id: "responsabilita",
    title: "Disponibilità e responsabilità",
    body: (
      <>
        <p>
          Varco è gratuito ed è offerto nello stato in cui si trova. Ne abbiamo cura, ma non
          possiamo promettere che funzioni sempre, senza interruzioni e su ogni dispositivo.
          Possiamo cambiarlo, sospenderlo o chiuderlo.
        </p>
        <p>Nei limiti permessi dalla legge, Varco non risponde dei danni causati da:</p>
        <ul>
          <li>interruzioni o guasti del sito, della rete o del dispositivo;</li>
          <li>errori delle trascrizioni o del riconoscimento dei comandi vocali;</li>
          <li>informazioni su opere e sale sbagliate o non più attuali.</li>
        </ul>
        <p>
          Questi limiti non valgono se Varco ha agito con dolo o colpa grave, cioè apposta o con
          grave negligenza, né per i danni alla persona. Restano intatti i diritti che il Codice del
          consumo riconosce ai consumatori e ogni altra responsabilità che la legge non permette di
          escludere.
        </p>
      </>
    ),
  },
  {
    id: "modifiche-legge-contatti",
    title: "Modifiche, legge applicabile e contatti",
    body: (
      <>
        <p>
          Se modifichiamo questi termini, pubblichiamo qui il nuovo testo con la data
          dell’aggiornamento. Le modifiche valgono solo da quel giorno in poi.
        </p>
        <p>
          Si applica la legge italiana. Se sei un consumatore, il giudice competente è quello del
          luogo in cui hai la residenza o il domicilio. Conservi inoltre le tutele obbligatorie
          della legge del Paese in cui vivi.
        </p>
        <p>
          Per domande e segnalazioni scrivi a{" "}
          <a href={`mailto:${contacts.info}`}>{contacts.info}</a>. I musei che vogliono collaborare
          possono scrivere a <a href={`mailto:${contacts.partner}`}>{contacts.partner}</a>: ogni
          collaborazione si regola con un accordo a parte.
        </p>
      </>
    ),
  },
];
