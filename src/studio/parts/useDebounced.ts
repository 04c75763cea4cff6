import { useEffect, useState } from "react";

/** In milliseconds. */
const PAUSE = 300;

/** A value after it has not changed for a moment, so that slow work does not hold up typing. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
