import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { useArrival } from "./navigation/useArrival.ts";

export function Root() {
  useArrival(useLocation().key);
  return (
    <>
      <Outlet />
      {/* Every page that the browser itself opens has the key `default`: by that alone it would be
          scrolled to where another such page was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </>
  );
}
