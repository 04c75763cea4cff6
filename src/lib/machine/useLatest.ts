import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * What was rendered last, for whoever asks later: a listener, a timer or a machine would otherwise
 * go on with what was true when it began.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
