import type { ReactNode } from "react";
import type { Language } from "../../i18n/languages.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { useVisit } from "./visit.ts";

type ScreenProps = {
  title: string;
  /** Where the heading is not in the language of the visit. */
  titleLanguage?: Language;
  description: string;
  indexed?: boolean;
  children?: ReactNode;
};

/** The head and the heading of a visitor's screen. */
export function Screen({
  title,
  titleLanguage,
  description,
  indexed = true,
  children,
}: ScreenProps) {
  const { museum, language } = useVisit();
  return (
    <>
      <PageHead
        title={`${title} · ${museum.name} · Varco`}
        description={`${museum.name}. ${description}`}
        language={language}
        siteAddress={museum.siteAddress}
        museum={museum}
        indexed={indexed}
      />
      <h1 lang={titleLanguage}>{title}</h1>
      {children}
    </>
  );
}
