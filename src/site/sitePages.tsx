import type { ReactNode } from "react";
import type { ReadCatalogue } from "../catalogue/catalogue.ts";
import type { MuseumSummary } from "../catalogue/museumSummary.ts";
import { homeData } from "./home/homeData.ts";
import { HomePage } from "./home/HomePage.tsx";
import { ContactsPage } from "./contacts/ContactsPage.tsx";
import { modelsMade } from "./models/modelsMade.ts";
import { ModelsPage } from "./models/ModelsPage.tsx";
import { MuseumsPage } from "./museums/MuseumsPage.tsx";
import { TrainingPage } from "./training/pages/TrainingPage.tsx";
import { LessonPage } from "./training/pages/LessonPage.tsx";
import { lessons } from "./training/words/lessons.ts";
import { worksToDescribe } from "./training/worksToDescribe.ts";
import { TrainersGuidePage } from "./training/pages/TrainersGuidePage.tsx";
import { HandoutsPage } from "./training/pages/HandoutsPage.tsx";
import { SheetPage } from "./training/pages/SheetPage.tsx";
import { TermsPage } from "./legal/TermsPage.tsx";
import type { StatementFigures } from "./accessibility/statement.tsx";
import { AccessibilityPage } from "./accessibility/AccessibilityPage.tsx";
import { PrivacyPage } from "./legal/PrivacyPage.tsx";

type SitePage = {
  path: string;
  /**
   * What stands between the bar and the footer; the figures are for the accessibility statement, the
   * museums for the page that lists them.
   */
  render: (
    read: ReadCatalogue,
    figures: StatementFigures,
    museums: readonly MuseumSummary[],
  ) => ReactNode | Promise<ReactNode>;
};

/** The pages of the Italian site. The build alone renders them; no browser loads this module. */
export const sitePages: readonly SitePage[] = [
  {
    path: "/",
    render: async (read, _figures, museums) => <HomePage {...await homeData(read, museums)} />,
  },
  { path: "/musei", render: (_read, _figures, museums) => <MuseumsPage museums={museums} /> },
  { path: "/contatti", render: () => <ContactsPage /> },
  { path: "/modellini", render: () => <ModelsPage data={modelsMade} /> },
  { path: "/formazione", render: () => <TrainingPage /> },
  ...lessons.map((lesson): SitePage => ({
    path: `/formazione/${lesson.slug}`,
    render: async (read) => (
      <LessonPage
        lesson={lesson}
        works={lesson.slug === "descrivere" ? await worksToDescribe(read) : []}
      />
    ),
  })),
  { path: "/formazione/guida", render: () => <TrainersGuidePage /> },
  { path: "/formazione/schede", render: () => <HandoutsPage /> },
  { path: "/formazione/foglio", render: () => <SheetPage /> },
  { path: "/terms", render: () => <TermsPage /> },
  { path: "/accessibilita", render: (_, figures) => <AccessibilityPage figures={figures} /> },
  { path: "/privacy", render: () => <PrivacyPage /> },
];
