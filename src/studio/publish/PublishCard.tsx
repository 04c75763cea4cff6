import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { folderChooser } from "../../platform/publishing/folderChooser.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { isBusy, type PublishState } from "./behaviour/publishBehaviour.ts";
import { useOutdated } from "./behaviour/useOutdated.ts";
import { usePublishing } from "./behaviour/usePublishing.ts";
import { usePublishNews } from "./behaviour/usePublishNews.ts";
import { EarsChoice } from "./parts/EarsChoice.tsx";
import { FaultList } from "./keeping/FaultList.tsx";
import { GuideProgress } from "./parts/GuideProgress.tsx";
import { LiveGuide } from "./parts/LiveGuide.tsx";
import { MadeGuide } from "./parts/MadeGuide.tsx";
import { PublishOutcome } from "./parts/PublishOutcome.tsx";
import { PublishQuestion } from "./parts/PublishQuestion.tsx";

type PublishCardProps = {
  kit: string;
  /** None while it is missing, wrong, or that of Varco’s own site. */
  address: string | undefined;
};

/** Makes the guide, and lets it leave as a zip or into a folder. */
export function PublishCard({ kit, address }: PublishCardProps) {
  const draft = useDraft();
  const { state, send, performer } = usePublishing(address ?? "", kit);
  const [isChanged, remember] = useOutdated();
  const heading = useFocusKept(state);
  usePublishNews(state);
  const guide = "guide" in state ? state.guide : undefined;
  const isOutdated = guide !== undefined && (isChanged || guide.address !== address);
  const outcome = "outcome" in state ? state.outcome : undefined;

  function make() {
    if (!address) return announce("Prima scrivi l’indirizzo della guida");
    remember();
    send({ type: "makeAsked" });
  }

  return (
    <section className="studio-card" aria-labelledby="publish">
      <h2 id="publish" ref={heading} tabIndex={-1}>
        La guida
      </h2>
      {(state.phase === "waiting" || state.phase === "faulty") && (
        <p>
          Prepariamo l’intero sito della guida, qui nel browser: funziona anche senza rete, e niente
          parte da questo computer. La prima volta le fotografie richiedono qualche minuto.
        </p>
      )}
      {!isBusy(state) && state.phase !== "asking" && <EarsChoice kit={kit} />}
      {outcome && <PublishOutcome outcome={outcome} />}
      {state.phase === "faulty" && (
        <div className="studio-notice">
          <p>
            C’è qualcosa che non si può ancora pubblicare. Se non sai come rimediare, manda a chi ti
            aiuta il file del museo e questo elenco, che è in inglese:
          </p>
          <FaultList faults={state.faults} />
        </div>
      )}
      {isOutdated && (
        <p className="studio-notice">
          Hai cambiato qualcosa dopo averla preparata: preparala di nuovo, così c’è anche quello.
        </p>
      )}
      {(state.phase === "making" || state.phase === "writing") && (
        <GuideProgress progress={state.progress} onStop={() => send({ type: "stopAsked" })} />
      )}
      {state.phase === "opening" && <p>Scegli la cartella nella finestra del browser.</p>}
      {state.phase === "asking" && (
        <PublishQuestion
          question={state.question}
          target={state.target}
          onAgree={() => send({ type: "agreed" })}
          onDecline={() => send({ type: "declined" })}
        />
      )}
      {state.phase === "made" && (
        <>
          <MadeGuide
            guide={state.guide}
            hasFolders={folderChooser() !== undefined}
            onTarget={(target) => send({ type: "targetChosen", target })}
          />
          <LiveGuide guide={state.guide} onChosen={(json) => performer.compareWith(json, send)} />
        </>
      )}
      {!isBusy(state) && state.phase !== "asking" && (
        <div className="studio-row">
          <Button
            look={guide && !isOutdated ? "plain" : "primary"}
            aria-disabled={!address}
            onTap={make}
          >
            {guide ? "Prepara di nuovo la guida" : "Prepara la guida"}
          </Button>
          {!address && (
            <p className="studio-soft">Prima serve l’indirizzo, qui sopra: sta in ogni pagina.</p>
          )}
        </div>
      )}
      {state.phase === "waiting" && (
        <p className="studio-soft">
          Vuoi vederla prima come chi visita? <Link to={`/${draft.id}/anteprima`}>Anteprima</Link>
        </p>
      )}
    </section>
  );
}

/** Buttons come and go with the state: the focus of one that has gone moves to the heading. */
function useFocusKept({ phase }: PublishState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(phase);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && phase !== first.current) heading.current?.focus();
    first.current = phase;
  }, [phase]);
  return heading;
}
