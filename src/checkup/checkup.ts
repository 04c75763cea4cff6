/** The script of the page that checks a published guide. */
import { setLiveRegion } from "../ui/announce.ts";
import { showFocus } from "../ui/page/showFocus.ts";
import { browserPorts } from "./running/browserPorts.ts";
import { startCheckup } from "./startCheckup.ts";

setLiveRegion(document.getElementById("announcements")!);
showFocus();
startCheckup(document, browserPorts());
