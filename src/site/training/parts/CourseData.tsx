import { useLocation } from "react-router";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { withoutSlash } from "../../../lib/withoutSlash.ts";
import { StructuredData } from "../../parts/StructuredData.tsx";

type CourseDataProps = {
  type: "Course" | "LearningResource";
  name: string;
  description: string;
  minutes?: number;
};

/** What a page of the course says of itself to search engines. */
export function CourseData({ type, name, description, minutes }: CourseDataProps) {
  const { pathname } = useLocation();
  return (
    <StructuredData
      data={{
        "@type": type,
        name,
        description,
        url: siteAddress + withoutSlash(pathname),
        inLanguage: "it",
        isAccessibleForFree: true,
        ...(minutes && { timeRequired: `PT${minutes}M` }),
        ...(type === "Course"
          ? { provider: { "@type": "Organization", name: "Varco", url: `${siteAddress}/` } }
          : {
              isPartOf: { "@type": "Course", name: "Formazione", url: `${siteAddress}/formazione` },
            }),
      }}
    />
  );
}
