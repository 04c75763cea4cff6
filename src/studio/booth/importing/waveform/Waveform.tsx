import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { OpenedRecording } from "../readSoundFile.ts";
import { drawWaveform } from "./drawWaveform.ts";
import type { Edge, Region } from "./regions.ts";
import { Playhead } from "./Playhead.tsx";

type WaveformProps = {
  recording: OpenedRecording;
  audio: RefObject<HTMLAudioElement | null>;
  /** The part of the recording that is shown. */
  view: Region;
  regions: readonly Region[];
  /** The current sentence, counted from 0. */
  current: number;
  /** The edges that can be dragged. */
  edges?: readonly Edge[];
  onEdge?: (edge: Edge, seconds: number) => void;
  onSeek: (seconds: number) => void;
};

const noEdges: readonly Edge[] = [];

/** In pixels: how near to an edge a finger has to be to drag it. */
const REACH = 22;

/** Changes of colour that no resize comes with: the canvas has to be drawn anew. */
const colours = [
  "(prefers-color-scheme: dark)",
  "(forced-colors: active)",
  "(prefers-contrast: more)",
];

/** The waveform, for the mouse and for touch; by keyboard the list of sentences does the same. */
export function Waveform({
  recording: { shape, seconds },
  audio,
  view: [from, to],
  regions,
  current,
  edges = noEdges,
  onEdge,
  onSeek,
}: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<Edge>(undefined);

  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return;
    const draw = () => drawWaveform(element, shape, seconds, [from, to]);
    const unmount = new AbortController();
    const sizes = new ResizeObserver(draw);
    sizes.observe(element);
    for (const query of colours)
      matchMedia(query).addEventListener("change", draw, { signal: unmount.signal });
    return () => {
      sizes.disconnect();
      unmount.abort();
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
