import { codeSquares } from "./codeSquares.ts";

type LabelCodeProps = { text: string; name: string; correction: "medium" | "quartile" };

/** A code with its white border, black on white whatever the theme. */
export function LabelCode({ text, name, correction }: LabelCodeProps) {
  const { path, across } = codeSquares(text, correction);
  return (
    <svg
      className="label-code"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${across} ${across}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${across}v${across}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
