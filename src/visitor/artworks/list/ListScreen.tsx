import { useEffect, useRef, useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import type { ListedWork } from "../../../catalogue/catalogue.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Screen } from "../../shell/Screen.tsx";
import { useAllWorks } from "../../parts/useAllWorks.ts";
import { useVisit } from "../../shell/visit.ts";
import { savedQueries, searchWorks } from "./searchWorks.ts";
import { WorkCard } from "./WorkCard.tsx";
import { WorkSearch } from "./WorkSearch.tsx";
import "./ListScreen.css";

/** In works: a longer list has a search, and loads the pictures after these lazily. */
const A_GLANCE = 12;

/** The museums whose list the visitor has had shown whole: after a work it is whole again. */
const shownWhole = new Set<string>();

export function ListScreen() {
  const visit = useVisit();
  const { museum, messages } = visit;
  const first = useLoaderData<readonly ListedWork[]>();
  const hasMore = first.length < museum.works;
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const [query, setQuery] = useState(() => savedQueries.read(key));
  const [isSearched, setIsSearched] = useState(query !== "");
  const [isWhole, setIsWhole] = useState(() => shownWhole.has(museum.slug));
  const isAwaited = useRef(false);
  const [all, tryAgain] = useAllWorks(visit, hasMore && (isSearched || isWhole));
  const works = all.phase === "there" ? all.works : first;
  const isSearching = query.trim() !== "";
  const shown = isSearching ? searchWorks(works, query) : isWhole ? works : first;

  useEffect(() => savedQueries.write(key, query), [key, query]);

  useEffect(() => {
    if (!isAwaited.current || !isWhole || all.phase === "awaited") return;
    isAwaited.current = false;
    if (all.phase === "failed") return announce(messages.list.restFailed);
    list.current?.children[first.length]?.querySelector("a")?.focus();
    announce(messages.list.found(museum.works));
  }, [isWhole, all.phase, first, museum, messages]);

  function search(text: string) {
    setIsSearched(true);
    setQuery(text);
    // Works that arrive now must not take the focus out of the field.
    isAwaited.current = false;
  }

  function showAll() {
    shownWhole.add(museum.slug);
    setIsWhole(true);
    isAwaited.current = true;
    if (all.phase === "failed") tryAgain();
    if (all.phase !== "there") announce(messages.loading);
  }

  return (
    <Screen title={messages.list.title} description={messages.list.description}>
      {museum.works > A_GLANCE && (
        <WorkSearch
          query={query}
          found={isSearching ? shown.length : museum.works}
          // Until all works have come, the number found would be that of the first ones only.
          among={isSearching && hasMore ? all.phase : "there"}
          onFocus={() => setIsSearched(true)}
          onChange={search}
          onTryAgain={tryAgain}
        />
      )}
      <ul ref={list} role="list" className="works">
        {shown.map((work, index) => (
          <li key={work.id}>
            <WorkCard work={work} isFirst={index === 0} isFar={index >= A_GLANCE} />
          </li>
        ))}
      </ul>
      {shown === first && hasMore && (
        <MoreWorks
          phase={!isWhole ? "offered" : all.phase === "failed" ? "failed" : "fetching"}
          onClick={showAll}
        />
      )}
    </Screen>
  );
}

type MoreWorksProps = { phase: "offered" | "fetching" | "failed"; onClick: () => void };

/** The button under the first works of a long list, which shows all of them. */
function MoreWorks({ phase, onClick }: MoreWorksProps) {
  const { museum, messages } = useVisit();
  const labels = {
    offered: messages.list.showAll(museum.works),
    fetching: messages.loading,
    failed: messages.tryAgain,
  };
  return (
    <div className="more-works needs-script">
      {phase === "failed" && <p>{messages.list.restFailed}</p>}
      <Button look="plain" aria-disabled={phase === "fetching"} onClick={onClick}>
        {labels[phase]}
      </Button>
    </div>
  );
}
