import { useEffect, useId } from "react";
import { announce } from "../../ui/Announcer.tsx";
import { useVisit } from "../visit.ts";
import "./WorkSearch.css";

type WorkSearchProps = { query: string; onChange: (query: string) => void; found: number };

export function WorkSearch({ query, onChange, found }: WorkSearchProps) {
  const { list } = useVisit().words;
  const id = useId();
  const result = list.found(found);

  // Once the typing has come to rest: a number for every letter would talk over the letters.
  useEffect(() => {
    if (query === "") return;
    const timer = setTimeout(() => announce(result), 600);
    return () => clearTimeout(timer);
  }, [query, result]);

  return (
    <div className="work-search needs-script">
      <label htmlFor={id}>{list.search}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p>{result}</p>
    </div>
  );
}
