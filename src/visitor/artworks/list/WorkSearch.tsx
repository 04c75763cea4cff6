import { useEffect, useId, useRef } from "react";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { AllWorks } from "../../parts/useAllWorks.ts";
import { useVisit } from "../../shell/visit.ts";
import "./WorkSearch.css";

type WorkSearchProps = {
  query: string;
  found: number;
  /** Whether all works are there to be searched. */
  among: AllWorks["phase"];
  onFocus: () => void;
  onChange: (query: string) => void;
  onTryAgain: () => void;
};

export function WorkSearch({
  query,
  found,
  among,
  onFocus,
  onChange,
  onTryAgain,
}: WorkSearchProps) {
  const { list, loading, tryAgain } = useVisit().messages;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const results = { awaited: loading, failed: list.restFailed, there: list.found(found) };
  const result = results[among];

  // A number after every letter would talk over the letters: it is said when the visitor pauses.
  useEffect(() => {
    if (query === "") return;
    const timer = setTimeout(() => announce(result), 600);
    return () => clearTimeout(timer);
  }, [query, result]);

  return (
    <div className="work-search needs-script">
      <label htmlFor={id}>{list.search}</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        onFocus={onFocus}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p>{result}</p>
      {among === "failed" && (
        <Button
          look="plain"
          onClick={() => {
            // The button goes away when it is pressed, and focus would be lost with it.
            input.current?.focus();
            onTryAgain();
          }}
        >
          {tryAgain}
        </Button>
      )}
    </div>
  );
}
