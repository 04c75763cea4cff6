import { useNavigation } from "react-router";
import "./PendingBar.css";

/** Says that the next page is on its way, once that takes long enough to wonder. */
export function PendingBar({ label }: { label: string }) {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <progress className="pending-bar" aria-label={label} />;
}
