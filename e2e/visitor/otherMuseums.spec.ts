import { addMuseoDelCortile, museoDelCortileJourneys } from "./otherMuseums/museoDelCortile.ts";
import { addMuseoDiProva, museoDiProvaJourneys } from "./otherMuseums/museoDiProva.ts";
import { readAloudJourneys } from "./otherMuseums/readAloud.ts";
import { sameFilesJourneys } from "./otherMuseums/sameFiles.ts";
import { withMuseums } from "./otherMuseums/withMuseums.ts";

const test = withMuseums(async (copy) => {
  addMuseoDiProva(copy);
  await addMuseoDelCortile(copy);
});

// In one worker: each would build the site with these museums anew.
test.describe.configure({ mode: "serial" });
test.describe("a second museum, a folder in a copy of the project", () =>
  museoDiProvaJourneys(test));
test.describe("every museum more", () => sameFilesJourneys(test));
test.describe("a museum that is not yet whole", () => museoDelCortileJourneys(test));
test.describe("a text without a recording", () => readAloudJourneys(test));
