import type { Script } from "../content/museum.ts";
import { Marked } from "./Marked.tsx";
import "./SpokenText.css";

/** A script as text to be read. */
export function SpokenText({ script }: { script: Script }) {
  return (
    <div className="spoken-text">
      {script.map((paragraph) => (
        <p key={paragraph[0]}>
          <Marked text={paragraph.join(" ")} />
        </p>
      ))}
    </div>
  );
}
