import { serve } from "../scripts/serve.js";

/** Serves the built site for as long as the journeys last. */
export default async function serveSite() {
  const { port, close } = await serve({ port: 0 });
  process.env["SITE_UNDER_TEST"] = `http://localhost:${port}`;
  return close;
}
