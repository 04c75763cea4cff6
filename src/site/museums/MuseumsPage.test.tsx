import { within } from "@testing-library/dom";
import { Window } from "happy-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
import { MuseumsPage } from "./MuseumsPage.tsx";

describe("the page of all museums", () => {
  it("leads into each guide, under its town, and says what is in it", () => {
    const { getByRole } = opened([
      museumOf("galleria-borghese", { name: "Galleria Borghese", town: "Roma", works: 6 }),
      museumOf("wien", { name: "Haus der Kunst", languages: ["de"], works: 1 }),
    ]);
    const roma = within(getByRole("region", { name: "Roma" }));
    const link = roma.getByRole("link", { name: "Galleria Borghese" });
    expect(link.getAttribute("href")).toBe("/galleria-borghese");
    expect(link.hasAttribute("lang")).toBe(false);
    expect(roma.getByText("6 opere, in italiano")).toBeDefined();
    expect(roma.getByText("Trascrizione in tempo reale di chi guida")).toBeDefined();
    const others = within(getByRole("region", { name: "Altri musei" }));
    expect(others.getByRole("link", { name: "Haus der Kunst" }).lang).toBe("de");
    expect(others.getByText("Un’opera, in tedesco")).toBeDefined();
  });

  it("with one town needs no contents, and speaks of models only where there are any", () => {
    const { queryByRole, queryByText } = opened([museumOf("museo", { town: "Roma" })]);
    expect(queryByRole("navigation", { name: "Le città" })).toBeNull();
    expect(queryByText("Torna alle città")).toBeNull();
    expect(queryByText(/modellino/)).toBeNull();
    expect(queryByText(/hanno una guida/)).toBeNull();
  });

  it("with one that has models says to ask for them", () => {
    const touch = { count: 1, languages: ["it"], partly: [] } as const;
    const { getByText } = opened([museumOf("museo", { has: { touch } })]);
    expect(getByText(/modellino in rilievo/)).toBeDefined();
  });

  it("with two hundred has a town for each link of its contents, and each id once", () => {
    const { body, getByRole, getByText } = opened(
      Array.from({ length: 200 }, (_, n) =>
        museumOf(`museo-${n}`, n % 9 ? { town: `Città ${n % 50}` } : {}),
      ),
    );
    expect(getByText("200 musei hanno una guida.")).toBeDefined();
    const links = within(getByRole("navigation", { name: "Le città" })).getAllByRole("link");
    expect(links.length).toBe(51);
    for (const link of links) {
      const section = body.querySelector(link.getAttribute("href")!)!;
      const museums = section.querySelectorAll(".museum").length;
      expect(link.textContent).toBe(
        `${section.querySelector("h2")!.textContent} ${museums} ${museums === 1 ? "museo" : "musei"}`,
      );
    }
    expect(body.querySelectorAll(".museum").length).toBe(200);
    const ids = [...body.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("without any says so", () => {
    expect(opened([]).getByText("Nessun museo ha ancora una guida.")).toBeDefined();
  });
});

function opened(museums: readonly MuseumSummary[]) {
  const body = new Window().document.body as unknown as HTMLElement;
  body.innerHTML = renderToStaticMarkup(
    <StaticRouter location="/musei">
      <MuseumsPage museums={museums} />
    </StaticRouter>,
  );
  return { ...within(body), body };
}

function museumOf(slug: string, facts: Partial<MuseumSummary>): MuseumSummary {
  return { slug, name: slug, languages: ["it"], works: 2, has: {}, films: [], ...facts };
}
