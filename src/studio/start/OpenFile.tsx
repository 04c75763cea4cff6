import { useState } from "react";
import { useNavigate } from "react-router";
import { announce } from "../../ui/announce.ts";
import { FileButton } from "../parts/fields/FileButton.tsx";
import { importDraft, type ImportRefusal } from "./importDraft.ts";
import { OpeningRefused } from "./OpeningRefused.tsx";

type Opening = { phase: "waiting" } | { phase: "opening" } | ImportRefusal;

export function OpenFile() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<Opening>({ phase: "waiting" });

  async function open(file: File) {
    setOpening({ phase: "opening" });
    announce("Apro il file");
    const result = await importDraft(file);
    if (result.phase === "refused") {
      setOpening(result);
      announce(result.words);
    } else await navigate(`/${result.id}/opere`, { state: { leftOut: result.leftOut } });
  }

  return (
    <section className="studio-card" aria-labelledby="open-file">
      <h2 id="open-file">Un file da riprendere</h2>
      <p>Il file .varco.zip che ti hanno mandato, o che hai portato da un altro computer.</p>
      <div>
        <FileButton accept=".zip" onFile={(file) => void open(file)}>
          {opening.phase === "opening" ? "Apro…" : "Scegli il file"}
        </FileButton>
      </div>
      {opening.phase === "refused" && <OpeningRefused refusal={opening} />}
    </section>
  );
}
