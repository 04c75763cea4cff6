import { useEffect, useRef, useState } from "react";
import type { Picture } from "../../../catalogue/catalogue.ts";
import type { Language } from "../../../i18n/languages.ts";
import { percentIn } from "../../../i18n/numbers.ts";
import { watchGestures, watchStageKeys } from "../../../lib/page/watchGestures.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { openDialog } from "../../../ui/dialog/openDialog.ts";
import { WorkPicture } from "../../../ui/text/WorkPicture.tsx";
import { useVisit } from "../../shell/visit.ts";
import { panView, wholeView, zoomView, type Point, type Stage, type View } from "./view.ts";
import "./PictureView.css";

const STEP = 1.5;
const STRIDE = 80;
const middle = { x: 0, y: 0 };

type PictureViewProps = {
  title: string;
  picture: Picture;
  alt: string;
  /** Of the alternative text, where it is not the visitor’s. */
  altLanguage: Language | undefined;
};

/** A button that opens the picture in a dialog; fingers, wheel, keys and buttons enlarge it. */
export function PictureView({ title, picture, alt, altLanguage }: PictureViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [view, setView] = useState(wholeView);
  const { museum, language, messages } = useVisit();
  const { artwork, close } = messages;
  const percent = percentIn(language, view.zoom);
  const [said, setSaid] = useState(percent);

  useEffect(() => {
    if (!isOpen || !stage.current || !dialog.current) return;
    const listening = new AbortController();
    const { signal } = listening;
    watchGestures(
      stage.current,
      {
        drag: pan,
        pinch(factor, at, by) {
          pan(by);
          zoom(factor, at);
        },
        zoom,
      },
      signal,
    );
    watchStageKeys(
      dialog.current,
      {
        "+": enlarge,
        "-": reduce,
        0: () => setView(wholeView),
        ArrowLeft: go(-1, 0),
        ArrowRight: go(1, 0),
        ArrowUp: go(0, -1),
        ArrowDown: go(0, 1),
      },
      signal,
    );
    addEventListener("resize", go(0, 0), { signal });
    return () => listening.abort();
  }, [isOpen]);

  useEffect(() => {
    const image = stage.current?.querySelector("img");
    if (image) image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  }, [view, isOpen]);

  // A screen reader cannot keep up with a number for every movement, so it gets only the last.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(percent), 300);
    return () => clearTimeout(timer);
  }, [percent]);

  function change(next: (now: View, on: Stage) => View) {
    const on = stage.current && stageOf(stage.current);
    if (on) setView((now) => next(now, on));
  }

  function zoom(factor: number, at: Point) {
    change((now, on) => zoomView(now, factor, at, on));
  }

  function pan(by: Point) {
    change((now, on) => panView(now, by, on));
  }

  function enlarge() {
    zoom(STEP, middle);
  }

  function reduce() {
    zoom(1 / STEP, middle);
  }

  /** A visitor who goes left wants to see what is on the left: the picture moves to the right. */
  function go(x: number, y: number) {
    return () => pan({ x: -x * STRIDE, y: -y * STRIDE });
  }

  function open() {
    setView(wholeView);
    setIsOpen(true);
    openDialog(dialog.current);
  }

  function forget() {
    // The browser sends `close` late, when the visitor may have opened the dialog again.
    if (!dialog.current?.open) setIsOpen(false);
  }

  return (
    <div className="needs-script">
      <Button look="plain" icon="enlarge" onClick={open}>
        {artwork.enlarge}
      </Button>
      <Dialog
        ref={dialog}
        className="dialog-whole picture-view"
        title={title}
        titleLanguage={museum.languages[0]}
        closeLabel={close}
        onClose={forget}
      >
        <div ref={stage} className="picture-stage" lang={altLanguage}>
          {isOpen && <WorkPicture picture={picture} alt={alt} sizes="200vw" />}
        </div>
        <p aria-live="polite">{artwork.zoom(said)}</p>
        <div className="picture-controls">
          <Button look="plain" icon="minus" aria-label={artwork.zoomOut} onClick={reduce} />
          <Button look="plain" icon="plus" aria-label={artwork.zoomIn} onClick={enlarge} />
          <Button look="plain" icon="left" aria-label={artwork.left} onClick={go(-1, 0)} />
          <Button look="plain" icon="up" aria-label={artwork.up} onClick={go(0, -1)} />
          <Button look="plain" icon="down" aria-label={artwork.down} onClick={go(0, 1)} />
          <Button look="plain" icon="right" aria-label={artwork.right} onClick={go(1, 0)} />
        </div>
      </Dialog>
    </div>
  );
}

function stageOf(element: HTMLElement): Stage | undefined {
  const image = element.querySelector("img");
  if (!image) return undefined;
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    picture: { width: image.offsetWidth, height: image.offsetHeight },
  };
}
