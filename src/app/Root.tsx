import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { useArrival } from "./useArrival.ts";

export function Root() {
  useArrival(useLocation().key);
  return (
    <>
      <Outlet />
      {/* Every page that the browser itself opens has the same key: it is not the one that was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </>
  );
}
