import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import type { MuseumName } from "../../catalogue/catalogue.ts";
import { languagesOf, languageUnasked } from "../../catalogue/museumLanguages.ts";
import { locales, type Language } from "../../i18n/languages.ts";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { speakLanguage } from "./speakLanguage.ts";

type PageHeadProps = {
  title: string;
  description: string;
  language: Language;
  /** Where the site or the guide is, without a slash at the end. */
  siteAddress: string;
  /** Whose page it is: its address shows it in all of the museum's languages, by `?lang=`. */
  museum?: Pick<MuseumName, "languages">;
  /** False for an error page or an unknown work, which search engines must not list. */
  indexed?: boolean;
};

/**
 * The title of the page and what browsers, search engines and link previews are told of it. React
 * does not remove what was prerendered in another language: `data-page` marks what to remove.
 */
export function PageHead({
  title,
  description,
  language,
  siteAddress,
  museum,
  indexed = true,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const address = siteAddress + (withoutSlash(pathname) || "/");
  const addressIn = (code: Language) =>
    museum && code !== languageUnasked(museum) ? `${address}?lang=${code}` : address;

  useLayoutEffect(() => {
    speakLanguage(language);
  }, [language]);

  return (
    <>
      <title data-page="">{title}</title>
      <meta data-page="" name="description" content={description} />
      <meta data-page="" property="og:title" content={title} />
      <meta data-page="" property="og:description" content={description} />
      <meta data-page="" property="og:locale" content={locales[language].replace("-", "_")} />
      <meta data-page="" property="og:image" content={`${siteAddress}/share.png`} />
      <meta data-page="" property="og:image:alt" content="Varco. Il museo si apre a tutti." />
      {indexed ? (
        <>
          <link data-page="" rel="canonical" href={addressIn(language)} />
          <meta data-page="" property="og:url" content={addressIn(language)} />
        </>
      ) : (
        <meta data-page="" name="robots" content="noindex" />
      )}
      {indexed && museum && (
        <>
          {languagesOf(museum).map((code) => (
            <link key={code} data-page="" rel="alternate" hrefLang={code} href={addressIn(code)} />
          ))}
          <link data-page="" rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
    </>
  );
}
