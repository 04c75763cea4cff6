import { figures } from "../../tactile/model/figures.ts";
import { aboutModels } from "./aboutModels.ts";
import { codesPdf, CODES_ADDRESS } from "./codesPdf.ts";
import manifest from "./made/manifest.json";
import type { Model, ModelFormat, ModelsData, Side } from "./modelsData.ts";

const files = import.meta.glob<string>("./made/*.{3mf,stl,zip,pdf,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

const formats: readonly [end: ".3mf" | "-labels.3mf" | "-stl.zip" | "-swell.pdf", ModelFormat][] = [
  [".3mf", "3mf"],
  ["-labels.3mf", "labels"],
  ["-stl.zip", "stl"],
  ["-swell.pdf", "swell"],
];

const sides: readonly Side[] = ["front", "right", "back", "left"];

/** A model in the manifest; without `label` where no label can be written. */
type ManifestModel = {
  title: string;
  kind: string;
  height: number;
  smallest: number;
  bytes: Partial<Record<string, number>>;
  printed: { relief: Print; label?: Print };
};

type Print = { minutes: number; grams: number };

/** The output of `npm run models`, as its page shows it. */
export const modelsMade: ModelsData = {
  printer: manifest.printer,
  models: Object.entries<ManifestModel>(manifest.models).map(([name, made]): Model => ({
    name,
    title: made.title,
    kind: made.kind as Model["kind"],
    about: aboutModels[name]?.about ?? "",
    pictures: sides.map((side) => ({
      side,
      src: addressOf(`${name}-${side}.webp`),
      width: 960,
      height: 720,
    })),
    print: {
      ...made.printed.relief,
      height: made.height - figures.plate.thickness,
      smallest: made.smallest,
    },
    label: made.printed.label,
    files: formats.flatMap(([end, format]) => {
      const bytes = made.bytes[end];
      return bytes ? [{ format, href: addressOf(`${name}${end}`), bytes }] : [];
    }),
  })),
  shared: [
    { format: "holder", href: addressOf("holder.3mf"), bytes: manifest.holder.bytes[".3mf"] },
    { format: "holderStl", href: addressOf("holder.stl"), bytes: manifest.holder.bytes[".stl"] },
    ...(codesPdf
      ? [{ format: "codes" as const, href: CODES_ADDRESS, bytes: codesPdf.length }]
      : []),
  ],
};

function addressOf(file: string) {
  const address = files[`./made/${file}`];
  if (!address) throw new Error(`${file} has not been made: npm run models`);
  return address;
}
