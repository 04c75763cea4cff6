import type { ReactNode } from "react";
import type { ButtonLook } from "../../../ui/buttons/Button.tsx";
import "./FileButton.css";

type FileButtonProps = {
  /** The ends of the names that are offered first. */
  accept: string;
  look?: ButtonLook["look"];
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Chooses a file: the browser’s own field under words of ours. */
export function FileButton({ accept, look = "plain", onFile, children }: FileButtonProps) {
  return (
    <label className="button file-button" data-look={look}>
      {children}
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
