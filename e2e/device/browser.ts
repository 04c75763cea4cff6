/** Whether the journeys go through Firefox, as in `npm run browsers`, or through Chromium. */
export const inFirefox = process.env["JOURNEYS_IN"] === "firefox";
