import { strToU8, zipSync } from "fflate";
import type { Triangles } from "./triangles.ts";

export type Part = { name: string; surface: Triangles };

/** Parts beside each other as 3MF: one file that knows its unit and its names. */
export function threeMfOf(title: string, parts: readonly Part[]): Uint8Array {
  const model = `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Title">${escapeXml(title)}</metadata>
<resources>
${parts.map(objectOf).join("\n")}
</resources>
<build>
${parts.map((_, index) => `<item objectid="${index + 1}"/>`).join("\n")}
</build>
</model>
`;
  const files = {
    "[Content_Types].xml": `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`,
    "3D/3dmodel.model": model,
  };
  // The same model is the same file: no time of making in it.
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: "1980-01-01" });
}

function objectOf({ name, surface: { corners, triangles } }: Part, index: number) {
  const vertices: string[] = [];
  for (let at = 0; at < corners.length; at += 3)
    vertices.push(
      `<vertex x="${inThousandths(corners[at]!)}" y="${inThousandths(corners[at + 1]!)}" z="${inThousandths(corners[at + 2]!)}"/>`,
    );
  const faces: string[] = [];
  for (let at = 0; at < triangles.length; at += 3)
    faces.push(
      `<triangle v1="${triangles[at]}" v2="${triangles[at + 1]}" v3="${triangles[at + 2]}"/>`,
    );
  return `<object id="${index + 1}" type="model" name="${escapeXml(name)}"><mesh><vertices>${vertices.join("")}</vertices><triangles>${faces.join("")}</triangles></mesh></object>`;
}

/** To a thousandth of a millimetre. */
function inThousandths(number: number) {
  return String(Math.round(number * 1000) / 1000);
}

function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
