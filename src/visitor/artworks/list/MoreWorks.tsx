import { Button } from "../../../ui/buttons/Button.tsx";
import { useVisit } from "../../shell/visit.ts";
import "./MoreWorks.css";

type MoreWorksProps = { phase: "offered" | "fetching" | "failed"; onClick: () => void };

/** The button under the first works of a long list, which shows all of them. */
export function MoreWorks({ phase, onClick }: MoreWorksProps) {
  const { museum, messages } = useVisit();
  const labels = {
    offered: messages.list.showAll(museum.works),
    fetching: messages.loading,
    failed: messages.tryAgain,
  };
  return (
    <div className="more-works needs-script">
      {phase === "failed" && <p>{messages.list.restFailed}</p>}
      <Button look="plain" aria-disabled={phase === "fetching"} onClick={onClick}>
        {labels[phase]}
      </Button>
    </div>
  );
}
