import { useEffect, useState } from "react";

/** In milliseconds: whoever pauses so long has written something down. */
const PAUSE = 300;

/** A value once it has stayed the same for a moment: what is made of it keeps no key waiting. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
