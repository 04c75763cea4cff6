import audiodescrizioni from "./pictures/audiodescrizioni.svg";
import formazione from "./pictures/formazione.svg";
import modellini from "./pictures/modellini.svg";
import trascrizioni from "./pictures/trascrizioni.svg";
import "./Features.css";

const features = [
  {
    name: "Audiodescrizioni",
    picture: audiodescrizioni,
    text: "Ogni opera è descritta con metodo per le persone cieche e ipovedenti: dove sono le cose, come sono, che luce le tocca. Le descrizioni si ascoltano una per una, o in una visita con guida vocale.",
  },
  {
    name: "Trascrizioni",
    picture: trascrizioni,
    text: "La guida parla e il telefono scrive: le persone sorde e ipoudenti ne leggono le parole in tempo reale, a caratteri grandi. La trascrizione è automatica e può sbagliare.",
  },
  {
    name: "Modellini 3D",
    picture: modellini,
    text: "Rilievi da leggere con le mani, mentre una voce le accompagna. I primi sette sono pronti da stampare, in 3D o su carta a microcapsule; gli altri li disegniamo insieme a voi, opera per opera.",
    more: { to: "/modellini", name: "I modellini, da vedere e da scaricare" },
  },
  {
    name: "Formazione",
    picture: formazione,
    text: "Un corso gratuito per chi lavora in sala, in biglietteria o fa da guida: accompagnare una persona cieca, parlare con una persona sorda, spiegare l’app in un minuto. Sette lezioni da fare sul telefono, e tutto quello che serve per portarlo in aula.",
    more: { to: "/formazione", name: "Il corso, da cominciare subito" },
  },
];

export function Features() {
  return (
    <section id="features" className="site-page" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title">Cosa facciamo</h2>
      <ul role="list" className="in-fours features">
        {features.map(({ name, picture, text, more }) => (
          <li key={name}>
            <img src={picture} width="800" height="1000" alt="" loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              {more && <a href={more.to}>{more.name}</a>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
