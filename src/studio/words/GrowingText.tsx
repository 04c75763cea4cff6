import type { ComponentProps } from "react";
import "./GrowingText.css";

/** A field for one text that is always as high as its words. */
export function GrowingText({ value, ...rest }: ComponentProps<"textarea"> & { value: string }) {
  return (
    // A browser that cannot size a field by its words sizes it by the copy that CSS makes of them.
    <span className="growing" data-text={value}>
      <textarea rows={1} value={value} maxLength={4000} autoComplete="off" {...rest} />
    </span>
  );
}
