import { useId, type ComponentProps, type ReactNode } from "react";
import { plainText } from "../../lib/plainText.ts";
import "./TextField.css";

type TextFieldProps = {
  label: ReactNode;
  /** What to write, for somebody who does not know. */
  hint?: ReactNode;
  /** What is wrong with what is written. */
  problem?: ReactNode;
  value: string;
  onText: (text: string) => void;
  /** Several lines; it grows with what is written. */
  isLong?: boolean;
  /** The language of what is written. */
  lang?: string | undefined;
} & Pick<
  ComponentProps<"input">,
  "maxLength" | "inputMode" | "placeholder" | "required" | "autoComplete" | "onBlur"
>;

/** A labelled field for words. */
export function TextField({
  label,
  hint,
  problem,
  value,
  onText,
  isLong = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    value,
    onChange: ({ currentTarget: { value: written } }: { currentTarget: { value: string } }) => {
      const text = plainText(written);
      onText(isLong ? text : text.replaceAll(/\s*\n\s*/g, " "));
    },
    "aria-describedby": described || undefined,
    "aria-invalid": problem ? true : undefined,
    autoComplete: "off",
    ...(rest as object),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {isLong ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
