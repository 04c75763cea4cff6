import { useId, type ComponentProps } from "react";
import { longest } from "../../../content/schema/limits.ts";
import { useTooLong } from "../../parts/fields/useTooLong.ts";
import "../../parts/fields/TextField.css";
import "./GrowingText.css";

type GrowingTextProps = Omit<ComponentProps<"textarea">, "maxLength"> & {
  value: string;
  /**
   * In characters: the most that can be published. A longer text is taken, and the field says so.
   */
  most?: number;
  /** Each line is a text of its own. */
  hasLines?: boolean;
};

/** A field for one text that is always as high as its words. */
export function GrowingText({
  value,
  most = longest.text,
  hasLines = false,
  "aria-describedby": described,
  ...rest
}: GrowingTextProps) {
  const id = useId();
  const problem = useTooLong(hasLines ? value.split("\n") : [value], most);
  return (
    <>
      {/* In a browser without `field-sizing`, a copy of the text made by CSS gives the field its height. */}
      <span className="growing" data-text={value}>
        <textarea
          rows={1}
          value={value}
          autoComplete="off"
          aria-describedby={[described, problem && id].filter(Boolean).join(" ") || undefined}
          aria-invalid={problem ? true : undefined}
          {...rest}
        />
      </span>
      {problem && (
        <p id={id} className="field-problem">
          {problem}
        </p>
      )}
    </>
  );
}
