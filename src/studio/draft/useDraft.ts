import { useCallback, useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import { at, type MuseumDocument, type Path } from "./documents/documents.ts";
import type { Draft } from "./draft.ts";

export function useDraft(): Draft {
  return useOutletContext<Draft>();
}

/** A value of a draft, read again when the document at `path`, or without a path any, changes. */
export function useWatched<Value>(draft: Draft, path: string | undefined, value: () => Value) {
  const subscribe = useCallback(
    (onChange: () => void) => draft.watch(path, onChange),
    [draft, path],
  );
  return useSyncExternalStore(subscribe, value);
}

export function useDocument<Document>(path: Path<Document>): Document | undefined {
  const draft = useDraft();
  return useWatched(draft, path, () => draft.read(path));
}

export function useMuseum(): MuseumDocument {
  return useDocument(at.museum)!;
}

/** Renders the component again after every change of the draft; answers its version. */
export function useEveryChange(): number {
  const draft = useDraft();
  return useWatched(draft, undefined, draft.version);
}
