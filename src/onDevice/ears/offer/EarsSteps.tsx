import { useEffect, useId, useRef, useState } from "react";
import { useOutletContext } from "react-router";
import type { Museum } from "../../../catalogue/catalogue.ts";
import type { EarsMessages } from "../../../i18n/ears/en.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { Language } from "../../../i18n/languages.ts";
import { megabytesIn } from "../../../i18n/numbers.ts";
import type { EarsSize } from "../../../catalogue/earsFiles.ts";
import { announce, announceIn } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { EarsStep } from "./earsStepOf.ts";
import { stepAnnouncement } from "./stepAnnouncement.ts";
import { describeStep, type EarsWish } from "./describeStep.ts";
import { useChosenEars } from "../useChosenEars.ts";
import { useEarsMessages } from "./useEarsMessages.ts";
import { useEarsProgress, type EarsProgress } from "./useEarsProgress.ts";
import "../../download/download.css";
// oxlint-disable-next-line import/default -- The build makes an address of this stylesheet.
import style from "./EarsSteps.css?url";

export type EarsOfferProps = {
  /** What is to be recognised; `undefined`: the language of the visit. */
  guideLanguage?: Language;
  /** Nothing else recognises speech here, so its button is the main one. */
  isNeeded: boolean;
  /** Whether it is folded away under its title. */
  isFolded?: boolean;
  /** The visitor has begun to use it. The screen may remove the offer now, and must move focus. */
  onChosen?: () => void;
};

type StepsProps = EarsOfferProps &
  EarsProgress & {
    ears: EarsMessages;
    step: EarsStep;
    chosen: EarsSize | undefined;
    choose: (size: EarsSize | undefined) => void;
  };

type Visited = { museum: Museum; language: Language; messages: Messages };

/** Speech recognition on the device, step by step: check, download, use, remove. */
export function EarsSteps(props: EarsOfferProps) {
  const { museum, language } = useOutletContext<Visited>();
  const ears = useEarsMessages(language);
  const [chosen, choose] = useChosenEars(museum);
  const { step, ...progress } = useEarsProgress(museum.slug, museum.offline.ears ?? [], chosen);
  if (!ears || !step) return null;
  return (
    <>
      {/* In the stylesheet of the app it would be fetched by everybody. */}
      <link rel="stylesheet" href={style} precedence="ears" />
      <Steps {...props} {...progress} {...{ ears, step, chosen, choose }} />
    </>
  );
}

function Steps({
  guideLanguage,
  isNeeded,
  isFolded = !isNeeded,
  onChosen,
  ears,
  step,
  able,
  tellCheck,
  tellDownload,
  chosen,
  choose,
}: StepsProps) {
  const { museum, language, messages } = useOutletContext<Visited>();
  const offered = museum.offline.ears ?? [];
  const words = {
    ears,
    messages,
    language,
    spoken: guideLanguage ?? language,
    offered,
    able,
    isChosen: chosen !== undefined,
  };
  const shown = describeStep(step, words);
  const [isOpen, setIsOpen] = useState<boolean>();
  const isWanted = chosen !== undefined || (isNeeded && step.step === "kept");
  const title = useId();
  const liveHere = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const before = useRef(step);
  useEffect(() => {
    const news = stepAnnouncement(before.current, step, shown, words);
    before.current = step;
    if (news) say(news, liveHere.current);
  });

  function grant(wish: EarsWish) {
    // A press that folded the offer would take the focus of the button with it.
    setIsOpen(true);
    switch (wish.want) {
      case "check":
        return tellCheck({ type: "checkAsked" });
      case "cancel":
        return tellCheck({ type: "cancelled" });
      case "download":
        return tellDownload(wish.size, { type: "downloadAsked" });
      case "stop":
        return tellDownload(wish.size, { type: "stopped" });
      case "remove":
        if (wish.size === chosen) choose(undefined);
        return tellDownload(wish.size, { type: "removalAsked" });
      case "use":
        choose(wish.size);
        return onChosen?.();
      case "stopUsing":
        return choose(undefined);
    }
  }

  const steps = (
    <div className="ears-steps">
      {shown.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {shown.problem && <p className="offline-problem">{shown.problem}</p>}
      {step.step === "checking" && <progress aria-label={ears.checking} />}
      {step.step === "downloading" && (
        <p className="offline-progress">
          <progress aria-label={ears.downloading} max={bytesOf(step.size)} value={step.done} />
          {messages.offline.progress(
            megabytesIn(language, step.done),
            megabytesIn(language, bytesOf(step.size)),
          )}
        </p>
      )}
      <div className="ears-buttons">
        {/* Focus would be lost with a button that goes away, so one does all of it in turn. */}
        <Button
          ref={button}
          look={isNeeded && leadsOn.has(step.step) ? "primary" : "plain"}
          icon={icons[shown.button.wish.want]}
          onTap={() => grant(shown.button.wish)}
        >
          {shown.button.name}
        </Button>
        {shown.others.map(({ name, wish }) => (
          <Button
            key={name}
            look="quiet"
            onTap={() => {
              button.current?.focus();
              grant(wish);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <div ref={liveHere} className="visually-hidden" aria-live="polite" />
    </div>
  );

  function bytesOf(size: string) {
    return offered.find((each) => each.size === size)?.bytes ?? 0;
  }

  return isFolded ? (
    <details
      className="ears-offer needs-script"
      data-needed={isNeeded}
      open={isOpen ?? isWanted}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{ears.title}</summary>
      {steps}
    </details>
  ) : (
    <section className="ears-offer needs-script" data-needed={isNeeded} aria-labelledby={title}>
      <h2 id={title}>{ears.title}</h2>
      {steps}
    </section>
  );
}

/** A screen reader says nothing from behind a modal dialog: in a dialog the news is said there. */
function say(news: string, liveHere: HTMLElement | null) {
  if (liveHere?.closest("dialog")) announceIn(liveHere, news);
  else if (!document.querySelector("dialog:modal")) announce(news);
}

/** The steps whose button brings the visitor nearer to what is needed. */
const leadsOn = new Set<EarsStep["step"]>(["check", "download", "goOn", "kept"]);

const icons = {
  check: "check",
  cancel: "close",
  download: "keep",
  stop: "stop",
  remove: "close",
  use: "microphone",
  stopUsing: "undo",
} as const satisfies Record<EarsWish["want"], string>;
