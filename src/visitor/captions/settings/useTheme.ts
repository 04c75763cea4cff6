import { useEffect } from "react";
import type { Settings } from "./settings.ts";

/** The bar above the captions would glare in a dark room, so the whole page gets the theme. */
export function useTheme(theme: Settings["theme"]) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset["theme"] = theme;
    return () => {
      delete dataset["theme"];
    };
  }, [theme]);
}
