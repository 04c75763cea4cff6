import { checkHost } from "../scripts/checkHost.js";
import { serve } from "../scripts/serve.js";
import { expect, test } from "./journey.ts";

test("the site is served compressed, cached and secured", async ({ baseURL }) => {
  expect(await checkHost(baseURL!, { encodings: ["br", "gzip"] })).toEqual([]);
});

test("the policy leaves no door open", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/'unsafe-|\*|data:|https?:/);
});

test("a port that is taken is not the end", async ({ baseURL }) => {
  const taken = Number(new URL(baseURL!).port);
  const second = await serve({ port: taken });
  expect(second.port).not.toBe(taken);
  second.close();
});

test.describe("the policy in the browser", () => {
  test.use({ tolerated: /Executing inline script violates/ });

  test("lets WebAssembly run and injected script not", async ({ page }) => {
    await page.goto("/contatti");
    const outcome = await page.evaluate(async () => {
      await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.head.append(script);
      return { injected: "injected" in window };
    });
    expect(outcome).toEqual({ injected: false });
  });
});
