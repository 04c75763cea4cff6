import { useId, type ComponentProps, type ReactNode } from "react";
import { longest } from "../../../content/schema/limits.ts";
import { plainText } from "../../../lib/text/plainText.ts";
import { useTooLong } from "./useTooLong.ts";
import "./TextField.css";

type TextFieldProps = {
  label: ReactNode;
  /** What to write here. */
  hint?: ReactNode;
  /** What is wrong with what is written. */
  problem?: ReactNode;
  value: string;
  onText: (text: string) => void;
  /** A textarea, which grows with its content. */
  isLong?: boolean;
  /** Each line is a text of its own. */
  hasLines?: boolean;
  /** The language of what is written. */
  lang?: string | undefined;
} & Pick<
  ComponentProps<"input">,
  "inputMode" | "placeholder" | "required" | "autoComplete" | "onBlur"
>;

/** A text field with label, hint and problem. Text that is too long is accepted, and reported. */
export function TextField({
  label,
  hint,
  value,
  onText,
  isLong = false,
  hasLines = false,
  problem: known,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const most = isLong && !hasLines ? longest.text : longest.line;
  const tooLong = useTooLong(hasLines ? value.split("\n") : [value], most);
  const problem = known || tooLong;
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
