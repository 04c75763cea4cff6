/**
 * What a page of the site loads from the development server, which renders it as the build does:
 * its styles, and what its scripts (`siteScript`, `courseScript`) start in the built page.
 */
import "../../ui/base.css";
import "../../site/shell/SiteShell.tsx";
import "../../site/sitePages.tsx";
import { enhanceSite } from "../../site/enhanceSite.ts";
import { startCourse } from "../../site/training/script/startCourse.ts";
import { showFocus } from "../../ui/page/showFocus.ts";

enhanceSite(() => import("../../site/models/viewer/modelViewer.ts"));
startCourse({
  captions: async () =>
    (await import("../../site/training/exercises/captions/speakToCaptions.ts")).speakToCaptions,
  description: async () =>
    (await import("../../site/training/exercises/description/startDescription.ts"))
      .startDescription,
});
showFocus();
