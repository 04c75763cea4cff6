import { useEffect } from "react";
import { useNavigation } from "react-router";
import { announce } from "../announce.ts";
import "./PendingBar.css";

/** Shows after 0.4 s that the next page is on its way, and announces it after 2 s. */
export function PendingBar({ label }: { label: string }) {
  const isPending = useNavigation().state !== "idle";

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => announce(label), 2_000);
    return () => clearTimeout(timer);
  }, [isPending, label]);

  if (!isPending) return null;
  return <progress className="pending-bar" aria-label={label} />;
}
