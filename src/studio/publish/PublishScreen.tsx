import { Link } from "react-router";
import { MissingSummary } from "../coverage/MissingSummary.tsx";
import { TooLongTexts } from "../coverage/TooLongTexts.tsx";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { studioData } from "../studioData.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { AddressCard } from "./address/AddressCard.tsx";
import { useGuideAddress } from "./address/useGuideAddress.ts";
import { KeepCard } from "./keeping/KeepCard.tsx";
import { NextSteps } from "./parts/NextSteps.tsx";
import { PublishCard } from "./PublishCard.tsx";
import "./PublishScreen.css";

/** The guide becomes a site, and the draft a file to keep. */
export function PublishScreen() {
  const { id } = useDraft();
  const { works } = useMuseum();
  const { parsed } = useGuideAddress();
  const { kit } = studioData();
  const address = parsed.phase === "usable" && parsed.place !== "ours" ? parsed.address : undefined;
  return (
    <StudioScreen
      title="Pubblica"
      lead="La guida diventa un sito. Lo prepari qui, e lo metti dove il museo ha spazio."
    >
      {works.length === 0 ? (
        <p className="studio-notice">
          Una guida ha almeno un’opera: <Link to={`/${id}/opere`}>aggiungi la prima</Link>, poi
          torna qui.
        </p>
      ) : (
        <>
          <AddressCard />
          <TooLongTexts />
          <MissingSummary />
          {kit ? (
            <PublishCard kit={kit} address={address} />
          ) : (
            <p className="studio-notice">
              In questa copia dello studio manca quello che serve per pubblicare. Scarica il file
              del museo, qui sotto, e mandalo a chi pubblica la guida.
            </p>
          )}
          <NextSteps address={address} />
          <KeepCard />
        </>
      )}
    </StudioScreen>
  );
}
