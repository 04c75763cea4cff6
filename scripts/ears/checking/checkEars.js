import { firefox, withLoudspeaker } from "../../machine/engines.js";
import { run } from "../../machine/run.js";
import { ears } from "../folder.js";

/** Speaks to the built site in two browsers. Answers whether it heard what was said. */
export function checkEars() {
  if (!ears.read()) throw new Error("There is nothing to check: npm run ears -- --size base");
  if (!run(process.execPath, ["scripts/building/buildSite.js"])) return false;
  const speak = "scripts/ears/checking/speakToSite.js";
  const heard = [
    run(process.execPath, [speak, "chromium"]),
    withLoudspeaker((environment) =>
      run(process.execPath, [speak, "firefox"], {
        env: { ...environment, FIREFOX_PATH: firefox() },
      }),
    ),
  ];
  return heard.every(Boolean);
}
