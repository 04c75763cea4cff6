import { ModelsSection } from "./ModelsSection.tsx";

const advice = [
  {
    name: "Altezza e ginocchia",
    text: "Il piano sta tra 75 e 90\u00A0cm da terra: 90 è la misura che il D.M.\u00A0236/1989 dà ai banconi per il pubblico. Sotto serve vuoto per chi arriva in carrozzina: gli standard statunitensi ADA chiedono almeno 68,5\u00A0cm in altezza e 76 in larghezza. In profondità, quanto basta perché i piedi non urtino.",
  },
  {
    name: "Inclinazione",
    text: "Lieve, verso chi legge, oppure nessuna: gli avambracci devono potersi appoggiare. L’angolo tagliato sta in alto a destra, l’etichetta dalla parte di chi tocca.",
  },
  {
    name: "Fissaggio",
    text: "Due mani che esplorano spingono. La lastra non deve scivolare né ruotare: un tappetino antiscivolo, una sede incassata, un biadesivo robusto.",
  },
  {
    name: "Due mani, e chi accompagna",
    text: "Lasciate posto per due avambracci e per una persona accanto. Una sedia che si sposti, e un appoggio per il telefono: chi ascolta la guida ha tutte e due le mani occupate.",
  },
  {
    name: "Luce",
    text: "Diffusa, senza riflessi, meglio se un po’ di lato: chi vede poco legge anche le ombre.",
  },
  {
    name: "Etichetta e codice QR",
    text: "Il supporto da parete va a 120\u00A0cm da terra, sempre dallo stesso lato dell’opera. Il codice, opaco, di 4–5\u00A0cm e con il suo margine bianco, si inquadra da circa 40\u00A0cm. Accanto scrivete, in caratteri grandi, il numero dell’opera e l’indirizzo.",
  },
  {
    name: "Niente che sporga",
    text: "Una mensola sospesa, il bastone bianco non la trova: almeno ai lati il piano deve scendere fino a terra. Nessuno spigolo vivo, nessun cavo dove passano mani e piedi.",
  },
  {
    name: "Igiene",
    text: "Un panno umido e sapone neutro, con regolarità; un disinfettante si prova prima su un pezzo di scarto. Il posto per lavarsi le mani deve essere facile da trovare.",
  },
  {
    name: "Farlo sapere",
    text: "Chi non vede non può scoprire da solo che il modello c’è: ditelo in biglietteria, sul sito, al telefono. E scrivete che si può toccare: in un museo nessuno se lo aspetta.",
  },
];

export function Showing() {
  return (
    <ModelsSection id="presentazione">
      <p className="site-lead">
        Un buon rilievo nel posto sbagliato non si legge. Dove una misura ha una fonte, la
        indichiamo; il resto sono consigli, e il vostro allestimento viene prima.
      </p>
      <ul role="list" className="models-notes">
        {advice.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </ModelsSection>
  );
}
