import { siteAddress } from "../../lib/siteAddress.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { StructuredData } from "../parts/StructuredData.tsx";
import type { ModelsData } from "./modelsData.ts";
import { license, ModelsView } from "./ModelsView.tsx";

const description =
  "Modellini tattili da stampare in 3D o su carta a microcapsule: i file, come si stampano, come si presentano in sala e come si provano con persone cieche.";

export function ModelsPage({ data }: { data: ModelsData }) {
  return (
    <>
      <PageHead
        siteAddress={siteAddress}
        title="Modellini tattili · Varco"
        description={description}
        language="it"
      />
      <ModelsView data={data} />
      <StructuredData
        data={{
          "@type": "CollectionPage",
          name: "Modellini tattili",
          description,
          url: `${siteAddress}/modellini`,
          inLanguage: "it",
          license: license.address,
          isPartOf: { "@type": "WebSite", name: "Varco", url: `${siteAddress}/` },
        }}
      />
    </>
  );
}
