import { useEffect, useRef, useState } from "react";
import { useDraft } from "../draft/useDraft.ts";
import "./PreviewFrame.css";

/** The draft in the visitor’s own screens, at the size of a phone; `screen` as in its address. */
export function PreviewFrame({ screen, title }: { screen: string; title: string }) {
  const { id } = useDraft();
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(() => previewAddress(id, screen));
  useEffect(() => {
    const shown = frame.current?.contentWindow?.location;
    // Before its page has come, the frame is blank, and opens at the right screen by itself.
    if (!shown?.pathname.startsWith("/studio/")) return;
    // Only the part behind the # differs, so the page stays and shows another screen.
    if (shown.hash !== `#${screen}`) shown.hash = screen;
  }, [screen]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and the draft is ours
  return <iframe ref={frame} className="preview-frame" title={title} src={first} />;
}

/** The address of a screen of a draft. */
export function previewAddress(id: string, screen: string) {
  return `/studio/preview?bozza=${id}#${screen}`;
}
