import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Museum } from "../catalogue/catalogue.ts";
import { beforeEach, expect, it, vi } from "vitest";

const built = vi.hoisted(() => ({ siteAddress: "" }));
vi.mock("../lib/siteAddress.ts", () => built);

beforeEach(() => void vi.resetModules());

it("a site that does not know its address prints none, and no code", async () => {
  const { home, models, handouts, codes } = await pages("https://varco.example");
  expect(home).not.toContain("qr-code");
  expect(models).not.toContain("modellini-codici.pdf");
  expect(models).toContain("SITE_ADDRESS");
  expect(codes).toBeUndefined();
  expect(handouts).toContain("Varco, Formazione</p>");
});

it("one that knows it does", async () => {
  const { home, models, handouts, codes } = await pages("https://guida.museo.it");
  expect(home).toContain("Codice QR: https://guida.museo.it/galleria");
  expect(models).toContain("modellini-codici.pdf");
  expect(models).not.toContain("SITE_ADDRESS");
  expect(handouts).toContain("guida.museo.it/formazione");
  expect(new TextDecoder().decode(codes?.slice(0, 5))).toBe("%PDF-");
});

async function pages(siteAddress: string) {
  built.siteAddress = siteAddress;
  const [{ TryIt }, { ModelsView }, { modelsMade }, { HandoutsPage }, { codesPdf: codes }] =
    await Promise.all([
      import("./home/samples/TryIt.tsx"),
      import("./models/ModelsView.tsx"),
      import("./models/modelsMade.ts"),
      import("./training/pages/HandoutsPage.tsx"),
      import("./models/codesPdf.ts"),
    ]);
  const museum: Museum = {
    slug: "galleria",
    name: "Galleria",
    works: 6,
    languages: ["it"],
    index: "12345678",
    siteAddress,
    offline: { bytes: 1, list: "/files.json" },
  };
  return {
    home: rendered(<TryIt museum={museum} />),
    models: rendered(<ModelsView data={modelsMade} />),
    handouts: rendered(<HandoutsPage />),
    codes,
  };
}

function rendered(page: ReactNode) {
  const router = createMemoryRouter([{ path: "*", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
