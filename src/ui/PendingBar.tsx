import { useEffect } from "react";
import { useNavigation } from "react-router";
import { announce } from "./Announcer.tsx";
import "./PendingBar.css";

/** Says that the next page is on its way, once that takes long enough to wonder. */
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
