import { useMemo, useState } from "react";
import { useLatest } from "../../../lib/machine/useLatest.ts";
import { useMachine } from "../../../lib/machine/useMachine.ts";
import { folderChooser } from "../../../platform/publishing/folderChooser.ts";
import { at } from "../../draft/documents/documents.ts";
import { withPublication } from "../../draft/documents/publicationDocument.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { publisher } from "../publisher.ts";
import { createPerformPublish, type PublishDevice } from "./performPublish.ts";
import { publishBehaviour } from "./publishBehaviour.ts";

/** Publishes the draft: the state of it, how to tell it what was pressed, and what it is done with. */
export function usePublishing(address: string, kit: string) {
  const draft = useDraft();
  const device: PublishDevice = {
    draft,
    address,
    kit,
    isWithoutEars: draft.read(at.publication)?.isWithoutEars ?? false,
    last: draft.read(at.publication)?.published?.[0],
    publisher,
    chooseFolder: folderChooser(),
    onPublished: (published) =>
      draft.edit("Pubblicazione", [
        [at.publication, withPublication(draft.read(at.publication), published)],
      ]),
    now: Date.now,
  };
  const latest = useLatest(device);
  const [performer] = useState(() => createPerformPublish(() => latest.current));
  const [state, send] = useMachine(publishBehaviour, performer.perform);
  return useMemo(() => ({ state, send, performer }), [state, send, performer]);
}
