// First, because the rules of its parts have to come after those of the page.
import "./HomePage.css";
import { contacts } from "../contacts/contacts.ts";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import { siteAddress } from "../../lib/siteAddress.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { StructuredData } from "../parts/StructuredData.tsx";
import { Beginning } from "./Beginning.tsx";
import { Features } from "./Features.tsx";
import { DescriptionSample } from "./samples/DescriptionSample.tsx";
import { Hero } from "./hero/Hero.tsx";
import type { HomeData } from "./homeData.ts";
import { OwnGuide } from "./OwnGuide.tsx";
import { PartnerSection } from "./partners/PartnerSection.tsx";
import { TryIt } from "./samples/TryIt.tsx";
import { Works } from "./samples/Works.tsx";

export function HomePage(data: HomeData) {
  return (
    <>
      <PageHead
        siteAddress={siteAddress}
        title="Varco · Musei accessibili a tutti"
        description="Varco aiuta i musei ad accogliere le persone cieche, ipovedenti, sorde e ipoudenti: audiodescrizioni, trascrizioni in tempo reale, modellini tattili e formazione del personale."
        language="it"
      />
      <Hero museum={data.museum} />
      <Features />
      <DescriptionSample {...data} />
      <TryIt museum={data.museum} />
      <Works {...data} />
      <OwnGuide />
      <Beginning />
      <PartnerSection />
      <StructuredData data={structuredData(data)} />
    </>
  );
}

function structuredData({ museum }: HomeData) {
  const organization = {
    "@type": "Organization",
    "@id": `${siteAddress}/#varco`,
    name: "Varco",
    url: `${siteAddress}/`,
    logo: `${siteAddress}/icon-512.png`,
    description: "Piattaforma per l’accessibilità nei musei.",
    email: contacts.info,
  };
  return {
    "@graph": [
      organization,
      {
        "@type": "WebSite",
        name: "Varco",
        url: `${siteAddress}/`,
        inLanguage: "it",
        publisher: { "@id": organization["@id"] },
      },
      {
        "@type": "WebApplication",
        name: `Varco · ${museum.name}`,
        url: `${siteAddress}/${museum.slug}`,
        applicationCategory: "TravelApplication",
        operatingSystem: "Any",
        inLanguage: languagesOf(museum),
        isAccessibleForFree: true,
        accessibilityFeature: ["audioDescription", "captions", "transcript", "highContrastDisplay"],
        accessibilityHazard: "none",
        offers: { "@type": "Offer", price: "0", priceCurrency: "EUR" },
        publisher: { "@id": organization["@id"] },
      },
    ],
  };
}
