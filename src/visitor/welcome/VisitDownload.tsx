import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { OfflineList } from "../../catalogue/catalogue.ts";
import { megabytesIn } from "../../i18n/numbers.ts";
import { downloadBehaviour } from "../../onDevice/download/downloadBehaviour.ts";
import { downloadMachine } from "../../onDevice/download/downloadMachine.ts";
import { isStoragePersistent } from "../../platform/storage/persistentStorage.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useVisit } from "../shell/visit.ts";
import "../../onDevice/download/download.css";
import "./VisitDownload.css";

type VisitDownloadProps = {
  /** The whole visit, or the films, which not everybody wants. */
  what: "files" | "films";
  offline: OfflineList;
};

/** A part of the visit in this language, to be kept on the device for rooms without a network. */
export function VisitDownload({ what, offline: { bytes, list } }: VisitDownloadProps) {
  const { museum, language, messages } = useVisit();
  const { offline } = messages;
  const texts = what === "films" ? offline.films : offline;
  const title = useId();
  const machine = downloadMachine(museum.slug, list);
  const state = useSyncExternalStore(
    machine.subscribe,
    machine.state,
    () => downloadBehaviour.initial,
  );
  const { phase } = state;
  const done = "done" in state ? state.done : 0;
  const size = (count: number) => megabytesIn(language, count);
  const problem = phase === "stopped" ? state.problem : undefined;
  const failure =
    problem === "full"
      ? offline.problems.full(size(bytes - done))
      : problem && offline.problems[problem];

  useEffect(() => {
    machine.start();
    machine.send({ type: "screenShown" });
  }, [machine]);

  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    const ask = () => void isStoragePersistent().then(setIsLasting);
    ask();
    return machine.subscribe(ask);
  }, [machine]);

  const before = useRef(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (was === phase) return;
    if (phase === "downloading") announce(texts.downloading);
    if (was === "downloading" && phase === "kept") announce(texts.kept(size(bytes)));
    if (was === "downloading" && phase === "stopped" && !failure)
      announce(offline.goOn(size(bytes - done)));
    if (failure) announce(failure);
    if (was === "removing") announce(offline.removed);
  });

  return (
    <section className="offline-visit needs-script" aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <p>{phase === "kept" ? texts.kept(size(bytes)) : texts.means}</p>
      {what === "files" && !isLasting && <p>{offline.mayBeDeleted}</p>}
      {failure && <p className="offline-problem">{failure}</p>}
      {phase === "downloading" && (
        <p className="offline-progress">
          <progress aria-label={texts.downloading} max={bytes} value={done} />
          {offline.progress(size(done), size(bytes))}
        </p>
      )}
      {/* Focus would be lost with a button that goes away, so one does all of it in turn. */}
      <Button
        look="plain"
        icon={phase === "downloading" ? "stop" : phase === "kept" ? "close" : "keep"}
        onTap={() => machine.send({ type: eventOfTap[phase] })}
      >
        {phase === "kept" || phase === "removing"
          ? offline.remove
          : phase === "downloading"
            ? offline.stop
            : done > 0
              ? offline.goOn(size(bytes - done))
              : texts.download(size(bytes))}
      </Button>
      {phase === "stopped" && done > 0 && (
        <Button look="quiet" onClick={() => machine.send({ type: "removalAsked" })}>
          {offline.remove}
        </Button>
      )}
    </section>
  );
}

/** What a tap on the button means. */
const eventOfTap = {
  looking: "downloadAsked",
  stopped: "downloadAsked",
  downloading: "stopped",
  kept: "removalAsked",
  removing: "removalAsked",
} as const;
