import { useEffect } from "react";
import type { Settings } from "./settings.ts";

/** Gives the whole page its colours, or its bar would glare in a dark room. */
export function useTheme(theme: Settings["theme"]) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset["theme"] = theme;
    return () => {
      delete dataset["theme"];
    };
  }, [theme]);
}
