/** `npm start`: installs, builds and serves the site. */
import { install } from "../machine/install.js";

install();
await import("../building/buildSite.js");
const { addressesOnNetwork, serve } = await import("../hosting/serve.js");

const wanted = Number(process.env["PORT"] ?? 4173);
const { port } = await serve({ port: wanted > 0 && wanted < 65_536 ? wanted : 0 });
console.log(`\nVarco is at http://localhost:${port}`);
for (const address of addressesOnNetwork()) {
  console.log(`On a phone in the same network: http://${address}:${port}`);
}
console.log("Phones give camera and microphone to HTTPS only: npm run dev -- --host\n");
