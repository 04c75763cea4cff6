/** `npm start`: installs, builds and serves the site. */
import { install } from "./install.js";

install();
await import("./build.js");
const { addressesOnNetwork, serve } = await import("./serve.js");

const { port } = await serve({ port: Number(process.env["PORT"] ?? 4173) });
console.log(`\nVarco is at http://localhost:${port}`);
for (const address of addressesOnNetwork()) {
  console.log(`On a phone in the same network: http://${address}:${port}`);
}
console.log("Phones give camera and microphone to HTTPS only: npm run dev -- --host\n");
