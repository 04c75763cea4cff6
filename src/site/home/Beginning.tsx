import "./Beginning.css";

const steps = [
  {
    name: "Ci scrivete",
    text: "Poche righe: il museo, le sale, le opere che avete in mente. Vi rispondiamo con le domande che servono.",
  },
  {
    name: "Scegliamo le opere",
    text: "Insieme ai vostri curatori, sala per sala. Ogni testo passa da loro: senza il loro sì non si pubblica nulla.",
  },
  {
    name: "Prepariamo la visita",
    text: "Scriviamo e registriamo le descrizioni, in una lingua o in cinque. Le vostre fotografie e le vostre voci, se le avete, prendono il posto delle nostre.",
  },
  {
    name: "Si apre",
    text: "Un indirizzo web, un codice QR accanto a ogni opera, il personale preparato. Vi consegniamo anche la bozza della dichiarazione di accessibilità, con le prove fatte.",
  },
];

const answers = [
  {
    name: "Si pubblica ovunque",
    text: "È un sito statico: sta su qualunque server web, anche il vostro. Nessun database, nessun account da gestire, niente da installare sui telefoni.",
  },
  {
    name: "Non raccoglie dati",
    text: "Niente cookie, niente statistiche, nessuna richiesta ad altri siti. Fotocamera e microfono si accendono solo quando lo chiede chi visita.",
    link: { to: "/privacy", name: "Informativa sulla privacy" },
  },
  {
    name: "Rispetta le regole",
    text: "Si parte dalle WCAG 2.2, livello AA, e ogni pagina è controllata a ogni modifica. Quello che ancora manca è scritto, senza giri di parole.",
    link: { to: "/accessibilita", name: "Dichiarazione di accessibilità" },
  },
];

/** What happens after the first letter, and what the offices of a museum will ask. */
export function Beginning() {
  return (
    <section className="site-page beginning" aria-labelledby="beginning-title">
      <h2 id="beginning-title">Come si comincia</h2>
      <ol role="list" className="steps">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h3 className="answers-title">Per il vostro ufficio tecnico</h3>
      <ul role="list" className="answers">
        {answers.map(({ name, text, link }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{text}</p>
            {link && <a href={link.to}>{link.name}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
