import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * The value of the last render, for a listener, a timer or a machine that runs later: it would
 * otherwise go on with the value it began with.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
