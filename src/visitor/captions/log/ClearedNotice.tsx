import { Button } from "../../../ui/buttons/Button.tsx";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";

/** Says that the transcript was cleared, and takes that back. */
export function ClearedNotice({ restore }: { restore: () => void }) {
  const { keep } = useCaptionsMessages();
  return (
    <>
      <p>{keep.cleared}</p>
      <Button
        look="plain"
        icon="undo"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>(".captions-log")?.focus();
          restore();
        }}
      >
        {keep.undo}
      </Button>
    </>
  );
}
