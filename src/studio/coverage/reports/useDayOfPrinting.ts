import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

const date = new Intl.DateTimeFormat("it", { dateStyle: "long" });

/** The day on paper: “3 marzo 2026”. A page that was left open says the day on which it is printed. */
export function useDayOfPrinting(): string {
  const [day, setDay] = useState(() => date.format(Date.now()));
  useEffect(() => {
    // The browser prints what is drawn when this ends.
    const update = () => flushSync(() => setDay(date.format(Date.now())));
    addEventListener("beforeprint", update);
    return () => removeEventListener("beforeprint", update);
  }, []);
  return day;
}
