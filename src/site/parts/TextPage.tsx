import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { siteAddress } from "../../lib/siteAddress.ts";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { StructuredData } from "./StructuredData.tsx";
import "./TextPage.css";

export type TextSection = { id: string; title: string; body: ReactNode };

type TextPageProps = {
  title: string;
  description: string;
  lead: ReactNode;
  /** As it is shown: “05/10/2024”, the day first. */
  updated: string;
  sections: readonly TextSection[];
};

/** A long text in numbered sections, each with an address, and a table of contents beside it. */
export function TextPage({ title, description, lead, updated, sections }: TextPageProps) {
  const { pathname } = useLocation();
  const isoDate = updated.split("/").toReversed().join("-");
  return (
    <article className="site-page text-page">
      <PageHead
        siteAddress={siteAddress}
        title={`${title} · Varco`}
        description={description}
        language="it"
      />
      <header>
        <h1>{title}</h1>
        <p className="site-lead">{lead}</p>
        <p className="text-updated">
          Ultimo aggiornamento: <time dateTime={isoDate}>{updated}</time>
        </p>
      </header>
      <nav aria-labelledby="indice" className="text-contents">
        <h2 id="indice">Indice</h2>
        <ol role="list">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text-sections">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-titolo`}>
            <h2 id={`${id}-titolo`}>{name}</h2>
            {body}
          </section>
        ))}
      </div>
      <StructuredData
        data={{
          "@type": "WebPage",
          name: title,
          description,
          url: siteAddress + withoutSlash(pathname),
          inLanguage: "it",
          dateModified: isoDate,
          isPartOf: { "@type": "WebSite", name: "Varco", url: `${siteAddress}/` },
        }}
      />
    </article>
  );
}
