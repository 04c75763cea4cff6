import { contacts } from "../contacts/contacts.ts";
import type { TextSection } from "../parts/TextPage.tsx";

export const privacy: readonly TextSection[] = [
  {
    id: "essenziale",
    title: "L’essenziale",
    body: (
      <>
        <p>Per usare Varco non devi dirci chi sei.</p>
        <ul>
          <li>Non ci sono account, pagamenti, moduli o newsletter.</li>
          <li>Non ci sono cookie, pubblicità, statistiche sulle visite o profilazione.</li>
          <li>
            La fotocamera e il microfono si accendono solo quando lo chiedi tu. Varco non riceve né
            immagini né voci.
          </li>
          <li>
            Per riconoscere le parole, il browser può inviare la voce a un servizio del suo
            produttore.
          </li>
          <li>
            La lingua e le impostazioni sono ricordate solo sul tuo dispositivo; la lingua compare
            anche nell’indirizzo delle pagine.
          </li>
          <li>
            L’app e le opere che apri restano sul tuo dispositivo, per funzionare anche senza
            internet.
          </li>
          <li>Chi ospita le pagine riceve alcuni dati tecnici, come accade con ogni sito.</li>
        </ul>
        <p>
          Questa informativa segue l’articolo 13 del Regolamento (UE) 2016/679, chiamato GDPR. Le
          regole d’uso sono nei <a href="/terms">termini e condizioni</a>.
        </p>
      </>
    ),
  },
  {
    id: "titolare",
    title: "Chi è il titolare del trattamento",
    body: (
      <>
        <p>
          Il titolare del trattamento è chi decide perché e come si usano i dati. Per questo sito e
          per questa app è {contacts.controller ?? "Varco"}. Puoi scrivere a{" "}
          <a href={`mailto:${contacts.info}`}>{contacts.info}</a>.
        </p>
        <p>
          Le pagine di Varco contengono già tutto ciò che mostrano. Non abbiamo banche dati dei
          visitatori, né programmi nostri su un server.
        </p>
        <p>
          Se un museo pubblica l’app su un proprio sito, per quella versione il titolare è il museo
          e vale la sua informativa.
        </p>
      </>
    ),
  },
  {
    id: "profilo",
    title: "Il profilo che scegli",
    body: (
      <>
        <p>
          L’app ti propone due profili, sordità e cecità. La tua scelta può rivelare qualcosa sulla
          tua salute, e l’articolo 9 del GDPR protegge in modo speciale i dati sulla salute. Per
          questo la scelta serve solo a mostrarti le schermate adatte. Varco non la raccoglie e non
          la collega a una persona.
        </p>
        <p>
          C’è però un limite da conoscere. Ogni schermata ha un indirizzo web: quello del profilo
          sordità, per esempio, contiene le parole <span lang="en">deaf-user</span>, cioè «utente
          sordo». Quando la apri, l’indirizzo può arrivare al server che ospita il sito, insieme ai{" "}
          <a href="#dati-tecnici">dati tecnici della navigazione</a>. Quella schermata può aprirla
          chiunque, anche chi accompagna un’altra persona o lavora nel museo. Noi non ne ricaviamo
          nulla su di te.
        </p>
      </>
    ),
  },
  {
    id: "fotocamera",
    title: "La fotocamera",
    body: (
      <>
        <p>
          La fotocamera serve solo a leggere i codici QR. Si accende solo quando lo chiedi tu e dopo
          che hai dato il permesso al browser. Le immagini sono analizzate sul tuo dispositivo: non
          vengono né conservate né inviate. La fotocamera si spegne appena non serve più.
        </p>
        <p>Puoi farne a meno: trovi tutte le opere anche nell’elenco o con il loro numero.</p>
      </>
    ),
  },
  {
    id: "microfono",
    title: "Il microfono e il riconoscimento vocale",
    body: (
      <>
        <p>
          Nell’app il microfono serve ai comandi vocali e alla trascrizione in tempo reale, nel
          corso a un esercizio. Si accende solo quando lo chiedi tu e dopo che hai dato il permesso
          al browser.
        </p>
        <p>
          Di solito è il browser, non Varco, a trasformare la voce in testo. A seconda del browser e
          del dispositivo, può farlo sul dispositivo stesso oppure inviare la voce a un servizio del
          suo produttore. In questo secondo caso il servizio la riceve e la tratta secondo la
          propria informativa. Varco non la riceve mai. L’app te lo dice prima che tu accenda il
          microfono la prima volta.
        </p>
        <p>
          Un museo può offrire anche un riconoscimento vocale che funziona sul tuo dispositivo. Se
          lo scarichi e lo scegli, né la voce né il testo escono dal dispositivo.
        </p>
        <p>
          L’app non registra e non conserva la voce. Il testo della trascrizione compare sul tuo
          schermo e, per il giorno della visita, rimane sul tuo dispositivo: così non lo perdi se
          esci dalla pagina. Puoi cancellarlo quando vuoi. Dal giorno dopo l’app non lo mostra più,
          e lo elimina appena riapri la trascrizione.
        </p>
        <p>
          Il microfono può captare anche le voci degli altri. Prima di trascrivere, chiedi alla
          guida se è d’accordo.
        </p>
        <p>
          Dove una registrazione manca, puoi far leggere il testo alla voce del tuo dispositivo. Se
          per quella lingua il dispositivo non ne ha una sua, il browser può inviare il testo
          dell’opera a un servizio del suo produttore: l’app te lo dice prima che tu la avvii.
        </p>
        <p>
          Puoi fare a meno del microfono: ogni comando vocale è anche un pulsante. Solo la
          trascrizione in tempo reale ne ha bisogno.
        </p>
        <h3>La voce di chi legge, nello studio</h3>
        <p>
          Nello <a href="/studio">studio</a> un museo può registrare la voce di una persona. Il
          microfono si accende con un pulsante, dopo il permesso al browser, e si spegne quando chi
          registra esce dalla cabina o la pagina non è in vista. Le registrazioni restano in quel
          browser, con la bozza: né Varco né altri le ricevono, finché il museo non consegna la
          guida.
        </p>
        <p>
          Una voce registrata lì entra nella guida solo con il permesso di chi legge: il museo ne
          scrive il nome, e lo studio annota il giorno. Chi visita trova il nome, con il mese e
          l’anno della lettura. Il titolare di questi dati è il museo: chi cambia idea si rivolge al
          museo, che può pubblicare di nuovo la guida senza la sua voce. Questa parte è stata
          aggiunta il 17 novembre 2026.
        </p>
      </>
    ),
  },
  {
    id: "dispositivo",
    title: "Che cosa resta sul tuo dispositivo",
    body: (
      <>
        <p>Nella memoria del tuo browser Varco conserva:</p>
        <ul>
          <li>
            la lingua che hai scelto, sotto il nome <span lang="en">preferredLanguage</span>;
          </li>
          <li>
            le tue impostazioni, come la dimensione del testo, la velocità della voce, la scelta dei
            testi con parole semplici e quella di usare i comandi vocali;
          </li>
          <li>l’app, già dalla prima visita: così si apre in fretta, anche senza internet;</li>
          <li>i testi e le immagini delle opere che hai aperto, finché non termini la visita;</li>
          <li>
            se la scarichi, tutta la visita in una lingua, con testi, immagini e registrazioni,
            finché non la elimini;
          </li>
          <li>se lo scarichi, il riconoscimento vocale sul dispositivo, finché non lo elimini;</li>
          <li>
            per il giorno della visita, se usi il riconoscimento vocale sul dispositivo e, se l’hai
            controllato, quanto è veloce il dispositivo;
          </li>
          <li>
            le pagine di questo sito che hai letto, e le lezioni del corso che hai ascoltato, per
            ritrovarle anche senza internet;
          </li>
          <li>
            le lezioni del <a href="/formazione">corso di formazione</a> che hai segnato come fatte,
            finché non le cancelli nella pagina del corso;
          </li>
          <li>
            per il giorno della visita, il testo delle trascrizioni e il punto raggiunto nella
            visita con guida vocale e nelle audiodescrizioni;
          </li>
          <li>
            il giorno della visita e l’ora dell’ultima volta che vi è stato conservato qualcosa, per
            riconoscere quando ne comincia un’altra;
          </li>
          <li>
            solo sui dispositivi che il museo dà in prestito, dopo quanti minuti senza uso chiedere
            se la visita è ancora la tua e, finché la visita non termina, l’ora dell’ultimo uso;
          </li>
          <li>finché la scheda del browser è aperta, il punto a cui eri in ogni pagina.</li>
        </ul>
        <p>
          Questa memoria non viene inviata né a noi né ad altri. Rimane finché non la cancelli tu o
          non la elimina il browser. Le trascrizioni e il punto raggiunto nei giorni passati li
          elimina l’app.
        </p>
        <p>
          Per cancellare la lingua, le impostazioni, le opere aperte, le trascrizioni e il punto
          raggiunto, tocca «Termina la visita» in fondo alle schermate dell’app. Se il telefono non
          è tuo, fallo prima di restituirlo. Un dispositivo in prestito può terminare la visita da
          solo, se nessuno lo usa da un po’ e nessuno risponde quando chiede se è ancora la tua.
        </p>
        <p>
          «Termina la visita» non cancella la visita che hai scaricato. Per eliminarla, tocca
          «Elimina il download» nella schermata in cui scegli il profilo, nella stessa lingua in cui
          l’hai scaricata.
        </p>
        <p>
          Il pulsante «Termina la visita» non cancella nemmeno i progressi nel corso, l’app, le
          pagine lette di questo sito, la cronologia con gli indirizzi delle schermate e i permessi
          per fotocamera e microfono: per questi usa le impostazioni del browser. I file che hai
          salvato li elimini dal dispositivo.
        </p>
        <h3>Le bozze dello studio</h3>
        <p>
          Se prepari una guida nello <a href="/studio">studio</a>, i testi, le immagini, le voci
          registrate e le ultime modifiche restano nel tuo browser. Non vengono inviati né a noi né
          ad altri: il file della guida lo scarichi tu, e decidi tu a chi darlo. Una bozza rimane
          finché non la elimini, dall’elenco delle bozze o con i dati del sito nelle impostazioni
          del browser.
        </p>
        <h3>Perché non c’è un banner</h3>
        <p>
          Non usiamo cookie. Varco conserva solo ciò che serve a darti quello che chiedi, anche dove
          internet manca. In questo caso l’articolo 122 del Codice in materia di protezione dei dati
          personali (decreto legislativo 196 del 2003) non richiede il consenso. Perciò non trovi un
          banner sui cookie.
        </p>
      </>
    ),
  },
  {
    id: "dati-tecnici",
    title: "I dati tecnici della navigazione",
    body: (
      <>
        <p>
          Quando apri una pagina, quando scarichi una visita e quando l’app controlla se c’è una
          nuova versione, il server che ospita il sito riceve:
        </p>
        <ul>
          <li>l’indirizzo IP della tua connessione;</li>
          <li>la data e l’ora;</li>
          <li>
            l’indirizzo della pagina o del file richiesto, che può indicare il museo, la lingua e il
            profilo;
          </li>
          <li>la pagina da cui arriva la richiesta;</li>
          <li>il tipo di browser e di dispositivo.</li>
        </ul>
        <p>
          Questi dati servono a farti arrivare le pagine e a proteggere il sito. La base giuridica è
          il legittimo interesse a far funzionare il sito in sicurezza: articolo 6, paragrafo 1,
          lettera f, del GDPR. Varco non li usa per riconoscere le persone.
        </p>
        <p>
          Se il sito è ospitato da un museo, di questi dati è titolare il museo. La durata della
          conservazione dipende da chi ospita il sito: è il tempo strettamente necessario alla
          sicurezza e al funzionamento.
        </p>
        <p>
          Non hai l’obbligo di fornire questi dati, ma senza di essi la pagina non può raggiungerti.
        </p>
      </>
    ),
  },
  {
    id: "e-mail",
    title: "Se ci scrivi",
    body: (
      <>
        <p>
          Se ci scrivi un’e-mail, usiamo il tuo indirizzo e il contenuto del messaggio solo per
          risponderti. Scriverci è una tua libera scelta. Non servono dati sulla tua salute. Se, per
          segnalare un problema, ci dici quale tecnologia assistiva usi, lo usiamo solo per
          risolverlo.
        </p>
        <p>
          La base giuridica è il legittimo interesse a rispondere a chi ci scrive, anche per conto
          di un museo: articolo 6, paragrafo 1, lettera f, del GDPR. Se ci scrivi per concludere un
          accordo a nome tuo, la base sono le misure precontrattuali: lettera b dello stesso
          paragrafo. Conserviamo i messaggi per il tempo necessario alla corrispondenza.
        </p>
      </>
    ),
  },
  {
    id: "chi-riceve-i-dati",
    title: "Chi riceve i dati e chi non li riceve",
    body: (
      <>
        <p>
          Testi, caratteri, immagini, suoni e programmi arrivano tutti dallo stesso indirizzo. Le
          pagine non chiedono nulla ad altri siti. L’unico servizio esterno possibile è il
          riconoscimento vocale del browser, se nell’app accendi il microfono.
        </p>
        <p>
          Se per lo spazio web e la posta elettronica ci serviamo di fornitori, questi trattano i
          dati per nostro conto, secondo l’articolo 28 del GDPR. Non vendiamo dati e non li diamo ad
          altri, salvo obblighi di legge.
        </p>
        <p>
          Se chi ospita le pagine o la posta tratta dati fuori dallo Spazio economico europeo, lo fa
          con le garanzie degli articoli da 44 a 49 del GDPR. Il riconoscimento vocale del browser
          segue le condizioni del suo produttore.
        </p>
        <p>
          Varco non prende decisioni automatizzate su di te. Si può usare a ogni età: non chiediamo
          dati a nessuno, nemmeno ai minori.
        </p>
      </>
    ),
  },
  {
    id: "diritti",
    title: "I tuoi diritti",
    body: (
      <>
        <p>
          Gli articoli da 15 a 22 del GDPR ti danno diritti sui tuoi dati. Nei casi previsti puoi:
        </p>
        <ul>
          <li>sapere se abbiamo dati su di te e averne una copia;</li>
          <li>farli correggere o cancellare;</li>
          <li>farne limitare l’uso;</li>
          <li>riceverli in un formato che un altro servizio possa leggere.</li>
        </ul>
        <p>
          <strong>Puoi anche opporti</strong>, in ogni momento e per motivi legati alla tua
          situazione, all’uso dei dati che si fonda sul legittimo interesse.
        </p>
        <p>
          Per esercitare i tuoi diritti scrivi a{" "}
          <a href={`mailto:${contacts.info}`}>{contacts.info}</a>. È gratis e ti rispondiamo entro
          un mese, come vuole l’articolo 12 del GDPR; nei casi complessi può servire più tempo, e te
          lo diciamo. I dati tecnici, da soli, non ci dicono chi sei: per trovare i tuoi potremmo
          aver bisogno di altre informazioni da te.
        </p>
        <p>
          Puoi togliere in ogni momento il permesso alla fotocamera e al microfono, nelle
          impostazioni del browser.
        </p>
        <p>
          Se pensi che i tuoi dati non siano trattati come vuole la legge, puoi presentare un
          reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it). Puoi
          rivolgerti anche all’autorità del Paese dell’Unione europea in cui vivi, lavori o pensi
          che sia avvenuta la violazione.
        </p>
        <p>
          Se questa informativa cambia, pubblichiamo qui il nuovo testo con la data
          dell’aggiornamento.
        </p>
      </>
    ),
  },
];
