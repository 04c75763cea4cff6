import type { LentMessages } from "./en.ts";

export const lent: LentMessages = {
  asked: {
    question: "È ancora la tua visita?",
    means: (time) =>
      `Da un po’ nessuno usa questo dispositivo. Se nessuno risponde entro ${time}, la visita termina: le trascrizioni, le scelte fatte e il punto raggiunto vengono cancellati, così chi viene dopo non li trova.`,
    endsIn: (time) => `La visita termina tra ${time}.`,
    stillMine: "Sì, continua la visita",
    beginNew: "No, inizia una nuova visita",
  },
  staff: {
    title: "Un dispositivo in prestito",
    description:
      "Per chi lavora nel museo: tra una persona e l’altra questo dispositivo chiede di chi è la visita.",
    means: (time) =>
      `Quando da un po’ nessuno usa questo dispositivo, l’app chiede «È ancora la tua visita?». Se nessuno risponde entro ${time}, termina la visita e torna alla prima schermata.`,
    deletes:
      "A quel punto vengono cancellati la lingua, le impostazioni, le trascrizioni, il punto raggiunto e il consenso al riconoscimento vocale. I download e questa impostazione restano sul dispositivo.",
    counts:
      "Toccare il dispositivo, ascoltare una registrazione, leggere una trascrizione mentre viene scritta: tutto questo conta come uso. Anche chi legge a lungo senza toccare il dispositivo riceve la domanda: non scegliere un tempo troppo breve.",
    where:
      "Attiva questa impostazione nel browser in cui si userà l’app, e non in una finestra privata, che la dimentica quando si chiude. Sul telefono personale di chi visita, questa pagina non serve.",
    minutes: "Quanto tempo senza uso prima della domanda",
    isOn: (time) => `Impostazione attiva: questo dispositivo fa la domanda dopo ${time} senza uso.`,
    isOff: "Impostazione non attiva: questo dispositivo non fa la domanda.",
    turnOn: "Attiva",
    turnOff: "Disattiva",
    wrongMinutes: (least, most) =>
      `Il tempo scritto nell’indirizzo non va bene: serve un numero intero di minuti, da ${least} a ${most}. Scegli il tempo qui.`,
    notKept:
      "Questo browser non ha conservato l’impostazione. Esci dalla finestra privata, oppure, nelle impostazioni del browser, permetti a questo sito di salvare dati, poi riprova.",
    toStart: "Apri la prima schermata",
  },
};
