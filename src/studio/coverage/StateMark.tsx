import type { State } from "./counting/formats.ts";

const drawings: Record<State, string> = {
  there: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm3.6 4.4.9.9-5.4 5.4-3.4-3.4.9-.9 2.5 2.5Z",
  unfinished: "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm0 1.6a6.4 6.4 0 0 1 0 12.8Z",
  stale:
    "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm0 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6ZM7.2 4v4.4l3.2 2 .8-1.3-2.4-1.5V4Z",
  elsewhere:
    "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm0 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  unasked: "M3 7.2h10v1.6H3Z",
  missing: "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm0 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6Z",
};

/** How far something is, for the eye: full, half, a clock, a dot, empty, a dash. Words stand beside it. */
export function StateMark({ state }: { state: State }) {
  return (
    <svg className="coverage-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={drawings[state]} />
    </svg>
  );
}
