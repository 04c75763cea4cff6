import { expect, it } from "vitest";
import { nginxConfig } from "./nginxConfig.js";

it("nginx writes down nobody who asks for a screen", () => {
  const config = nginxConfig({ root: "/var/www/varco", listen: "80" });
  const [, server = ""] = config.split("\nserver {\n");
  expect(server.match(/^ *access_log\b.*$/gm)).toEqual(["    access_log off;"]);
});
