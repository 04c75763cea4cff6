import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { OpenedRecording } from "../readSoundFile.ts";
import { drawWaveform } from "./drawWaveform.ts";
import type { Edge, Region } from "./regions.ts";
import { Playhead } from "./Playhead.tsx";

type WaveformProps = {
  brought: OpenedRecording;
  audio: RefObject<HTMLAudioElement | null>;
  /** What of the recording is shown. */
  view: Region;
  regions: readonly Region[];
  /** The sentence that is in hand. */
  current: number;
  /** The edges that can be dragged. */
  edges?: readonly Edge[];
  onEdge?: (edge: Edge, seconds: number) => void;
  onSeek: (seconds: number) => void;
};

const none: readonly Edge[] = [];

/** In pixels: so near to an edge a finger means it. */
const REACH = 22;

/** What changes the colours of a page without changing its size. */
const colours = [
  "(prefers-color-scheme: dark)",
  "(forced-colors: active)",
  "(prefers-contrast: more)",
];

/** A recording as it looks; all of it is in the list of sentences, too, for the keyboard. */
export function Waveform({
  brought: { shape, seconds },
  audio,
  view: [from, to],
  regions,
  current,
  edges = none,
  onEdge,
  onSeek,
}: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<Edge>(undefined);

  useEffect(() => {
    const { current: shown } = canvas;
    if (!shown) return;
    const draw = () => drawWaveform(shown, shape, seconds, [from, to]);
    const listening = new AbortController();
    const sizes = new ResizeObserver(draw);
    sizes.observe(shown);
    for (const query of colours)
      matchMedia(query).addEventListener("change", draw, { signal: listening.signal });
    return () => {
      sizes.disconnect();
      listening.abort();
    };
  }, [shape, seconds, from, to]);

  const at = (second: number) => `${((second - from) / (to - from)) * 100}%`;
  const secondsAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return from + ((clientX - left) / width) * (to - from);
  };
  const valueOf = ({ sentence, is }: Edge) => regions[sentence]![is === "from" ? 0 : 1];

  function edgeNear(event: PointerEvent): Edge | undefined {
    const second = secondsAt(event);
    const perPixel = (to - from) / event.currentTarget.clientWidth;
    const distance = (edge: Edge) => Math.abs(valueOf(edge) - second);
    const [nearest] = edges.toSorted((one, other) => distance(one) - distance(other));
    return nearest && distance(nearest) <= REACH * perPixel ? nearest : undefined;
  }

  return (
    <div
      className="wave"
      aria-hidden="true"
      data-draggable={edges.length > 0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        held.current = edgeNear(event);
        if (held.current) event.currentTarget.setPointerCapture(event.pointerId);
        else onSeek(secondsAt(event));
      }}
      onPointerMove={(event) => held.current && onEdge?.(held.current, secondsAt(event))}
      onPointerUp={() => (held.current = undefined)}
      onPointerCancel={() => (held.current = undefined)}
    >
      {regions.map(([begin, end], n) =>
        end > from && begin < to ? (
          <span
            // oxlint-disable-next-line no-array-index-key -- Sentences do not change places.
            key={n}
            className="wave-region"
            data-current={n === current}
            style={{
              insetInlineStart: at(begin),
              inlineSize: `${((end - begin) / (to - from)) * 100}%`,
            }}
          >
            {edges.length > 0 && n + 1}
          </span>
        ) : null,
      )}
      <canvas ref={canvas} />
      {edges.map((edge) => (
        <span
          key={`${edge.sentence}${edge.is}`}
          className="wave-edge"
          data-is={edge.is}
          style={{ insetInlineStart: at(valueOf(edge)) }}
        />
      ))}
      <Playhead audio={audio} view={[from, to]} />
    </div>
  );
}
