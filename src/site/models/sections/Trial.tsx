import { NamedTexts } from "../../parts/NamedTexts.tsx";
import { ModelsSection } from "./ModelsSection.tsx";

const steps = [
  {
    name: "Invitate",
    text: "Per un primo giro bastano da tre a cinque persone, diverse tra loro: chi legge il braille e chi no, chi non ha mai visto e chi un tempo vedeva, chi vede poco. Le associazioni possono aiutarvi a trovarle.",
  },
  {
    name: "Mettetevi d’accordo",
    text: "Il loro tempo si paga, e anche il viaggio. Si prova il modello, non chi lo tocca; si smette quando si vuole. Foto e registrazioni solo con il permesso.",
  },
  {
    name: "Prima in silenzio",
    text: "Date il modello e basta. Da dove cominciano le mani? Che cosa riconoscono senza aiuto? Chiedete di pensare ad alta voce, e non correggete.",
  },
  {
    name: "Poi con la guida",
    text: "Fate partire la guida tattile. Annotate dove le mani si fermano, dove tornano indietro, dove la voce è già oltre.",
  },
  {
    name: "Date dei compiti",
    text: "Trovare l’angolo tagliato. Leggere l’etichetta. Dire qual è il punto più alto. Tornare a un particolare già trovato. Segnate se ci si riesce, non in quanto tempo.",
  },
  {
    name: "Cambiate e tornate",
    text: "Cominciate da ciò che ha fermato più di una persona, una modifica alla volta. Ristampate, fatelo toccare ancora, e dite a chi ha provato che cosa è cambiato.",
  },
];

const toAsk = [
  "«Che cosa ha trovato, e da che cosa lo ha capito?»",
  "«Che cosa si aspettava e non c’era?»",
  "«Dove ha perso il filo?»",
  "«Che cosa toglierebbe?»",
];

const notToAsk = [
  "«Le piace?» Per cortesia si risponde di sì.",
  "«Sente il cavallo?» La domanda contiene la risposta.",
  "Come e quando ha perso la vista: al modello non serve.",
  "E non si prendono le mani di nessuno per guidarle, se non lo chiede.",
];

const openQuestions = [
  "La voce tace circa un secondo e mezzo dopo ogni frase e tre dopo ogni capoverso: alle mani bastano?",
  "Su una lastra distesa, «in alto» vuol dire «lontano da te» anche se nessuno lo spiega?",
  "Nell’emblema dell’Apollo il nastro delle corde e l’archetto si distinguono?",
  "Nello schema dell’Apollo si trova Dafne, che misura 9\u00A0×\u00A010\u00A0mm?",
  "Le trame, alte 0,5\u00A0mm, si distinguono l’una dall’altra?",
];

export function Trial() {
  return (
    <ModelsSection id="prove">
      <p className="site-lead">
        Nessuna linea guida sostituisce una persona che legge con le mani. Provate un modello prima
        di metterlo in sala, finché cambiarlo costa poco.
      </p>
      <NamedTexts list="ol" heading="h3" className="in-fours steps models-steps" texts={steps} />
      <div className="models-lists">
        <Questions name="Che cosa chiedere" questions={toAsk} />
        <Questions name="Che cosa non chiedere" questions={notToAsk} />
        <Questions name="Le domande che abbiamo noi" questions={openQuestions} />
      </div>
    </ModelsSection>
  );
}

function Questions({ name, questions }: { name: string; questions: readonly string[] }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
