import { at } from "../../draft/documents/documents.ts";
import { editsOfAddress } from "../../draft/documents/typedAddress.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { TextField } from "../../parts/fields/TextField.tsx";
import { useGuideAddress } from "./useGuideAddress.ts";

type AddressFieldProps = {
  hint: string;
  /** What is wrong with an address that can be understood. */
  problem?: string | undefined;
};

/** The address of the guide, asked once for pages and labels alike. */
export function AddressField({ hint, problem }: AddressFieldProps) {
  const draft = useDraft();
  const { typed, parsed } = useGuideAddress();
  return (
    <>
      <TextField
        label="Indirizzo della guida"
        hint={hint}
        value={typed}
        inputMode="url"
        problem={parsed.phase === "refused" ? parsed.problem : problem}
        onText={(text) =>
          draft.edit(
            "Indirizzo della guida",
            editsOfAddress(draft.read, text),
            `${at.publication}#address`,
          )
        }
      />
      {parsed.phase === "usable" && parsed.accented && (
        <p className="studio-soft">
          <span className="publish-address">{parsed.accented}</span> ha lettere accentate: nei
          codici, e spesso anche nella barra del browser, si legge{" "}
          <span className="publish-address">{parsed.address}</span>. È lo stesso indirizzo.
        </p>
      )}
    </>
  );
}
