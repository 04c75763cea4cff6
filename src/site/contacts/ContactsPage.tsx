import { contacts, whenWeAnswer } from "./contacts.ts";
import { siteAddress } from "../../lib/siteAddress.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { StructuredData } from "../parts/StructuredData.tsx";
import { MailAddress } from "./MailAddress.tsx";
import "./ContactsPage.css";

const ways = [
  {
    id: "informazioni",
    title: "Informazioni",
    address: contacts.info,
    text: "Una domanda, un errore in un testo, qualcosa che non funziona, non si legge o non si sente. Se segnalate un problema, ci aiuta sapere:",
    topics: [
      "in quale pagina eravate;",
      "con quale telefono o computer e con quale browser;",
      "se volete dircelo, quali tecnologie assistive usate: lettore di schermo, ingranditore o altro.",
    ],
  },
  {
    id: "partner",
    title: "Diventare partner",
    address: contacts.partner,
    subject: "Varco nel nostro museo",
    text: "Volete portare Varco nelle vostre sale, provarlo con i vostri visitatori o sostenerlo? Per cominciare bastano poche righe. Se potete, aggiungete:",
    topics: [
      "il nome del museo e la città;",
      "le sale o le opere che avete in mente, anche solo un’idea;",
      "per quali visitatori e in quali lingue;",
      "che cosa c’è già: audioguide, testi, pannelli, visite in lingua dei segni;",
      "le associazioni di persone cieche o sorde con cui lavorate.",
    ],
  },
];

export function ContactsPage() {
  const answer = whenWeAnswer(contacts);
  return (
    <div className="site-page">
      <PageHead
        siteAddress={siteAddress}
        title="Contatti · Varco"
        description="Come scrivere a Varco: informazioni e collaborazioni con i musei."
        language="it"
      />
      <h1>Contatti</h1>
      <p className="site-lead">
        Niente moduli da compilare: scriveteci con il programma di posta che usate già.
        {answer && ` ${answer}`}
      </p>
      <div className="contact-ways">
        {ways.map(({ id, title, address, subject, text, topics }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-titolo`}>
            <h2 id={`${id}-titolo`}>{title}</h2>
            <MailAddress address={address} {...(subject && { subject })} />
            <p>{text}</p>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="contacts-note">
        Della vostra salute non serve dire altro. Come trattiamo i messaggi è scritto nell’
        <a href="/privacy">informativa sulla privacy</a>.
      </p>
      <StructuredData
        data={{
          "@type": "ContactPage",
          name: "Contatti",
          url: `${siteAddress}/contatti`,
          inLanguage: "it",
          mainEntity: {
            "@type": "Organization",
            name: "Varco",
            url: `${siteAddress}/`,
            contactPoint: [
              {
                "@type": "ContactPoint",
                contactType: "informazioni",
                email: contacts.info,
                availableLanguage: "it",
              },
              {
                "@type": "ContactPoint",
                contactType: "collaborazioni con i musei",
                email: contacts.partner,
                availableLanguage: "it",
              },
            ],
          },
        }}
      />
    </div>
  );
}
