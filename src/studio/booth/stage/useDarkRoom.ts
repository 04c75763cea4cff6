import { useLayoutEffect } from "react";

/** Dark whatever the device prefers: a bright page tires whoever reads aloud for an hour. */
export function useDarkRoom() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = "dark";
    return () => void delete dataset["theme"];
  }, []);
}
