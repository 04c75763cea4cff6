import type { ReactNode } from "react";
import type { ButtonLook } from "../../../ui/buttons/Button.tsx";
import "./FileButton.css";

type FileButtonProps = {
  /** The file extensions that the dialog offers. */
  accept: string;
  look?: ButtonLook["look"];
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A file input that looks like a button. */
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
          // Else choosing the same file again would not fire `change`.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
