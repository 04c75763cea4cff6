import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { useArrival } from "./useArrival.ts";

export function Root() {
  useArrival(useLocation().key);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
