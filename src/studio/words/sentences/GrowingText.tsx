import { useId, type ComponentProps } from "react";
import { longest } from "../../../content/schema/limits.ts";
import { useTooLong } from "../../parts/fields/useTooLong.ts";
import "../../parts/fields/TextField.css";
import "./GrowingText.css";

type GrowingTextProps = Omit<ComponentProps<"textarea">, "maxLength"> & {
  value: string;
  /** In characters, what can be published; more is taken all the same, and told. */
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
      {/* A browser that cannot size a field by its words sizes it by the copy that CSS makes of them. */}
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
