import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * A control that goes away would drop the focus to the top of the page: it goes to the first of
 * `others` that is there, or to another button. Put the result on the element around the controls.
 */
export function useFocusFallback(...others: RefObject<HTMLElement | null>[]) {
  const around = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    const other = others.find(({ current }) => current)?.current;
    (other ?? around.current?.querySelector("button"))?.focus();
  });
  return {
    ref: around,
    onFocus: ({ target }: FocusEvent) => (focused.current = target),
    onBlur: () => (focused.current = undefined),
  };
}
