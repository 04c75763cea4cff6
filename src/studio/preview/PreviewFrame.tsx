import { useEffect, useRef, useState } from "react";
import { useDraft } from "../draft/useDraft.ts";
import "./PreviewFrame.css";

/** The visitor’s screens with the draft’s content, at the size of a phone; `screen` is a path. */
export function PreviewFrame({ screen, title }: { screen: string; title: string }) {
  const { id } = useDraft();
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(() => previewAddress(id, screen));
  useEffect(() => {
    const shown = frame.current?.contentWindow?.location;
    // While its page is loading the frame is blank; it opens at the right screen by itself.
    if (!shown?.pathname.startsWith("/studio/")) return;
    // Only the hash changes, so the page is not loaded again.
    if (shown.hash !== `#${screen}`) shown.hash = screen;
  }, [screen]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of our own, with our own draft
  return <iframe ref={frame} className="preview-frame" title={title} src={first} />;
}

/** The address of a screen of a draft. */
export function previewAddress(id: string, screen: string) {
  return `/studio/preview?bozza=${id}#${screen}`;
}
