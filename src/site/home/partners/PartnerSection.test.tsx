import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Partners } from "./PartnerSection.tsx";

it("a partner with an address is a link, one without is a name", () => {
  const logo = "/logo.svg";
  const museum = { id: "museo", name: "Museo", logo, url: "https://museo.example" };
  const list = renderToStaticMarkup(
    <Partners partners={[museum, { id: "fondo", name: "Fondo", logo }]} />,
  );
  expect(list).toContain('<a href="https://museo.example">Museo</a>');
  expect(list.match(/<a /g)).toHaveLength(1);
  expect(list).toContain("Fondo</li>");
});
