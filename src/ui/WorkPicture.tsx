import { useRef, useSyncExternalStore } from "react";
import { preload } from "react-dom";
import type { Picture } from "../content/museum.ts";

type WorkPictureProps = {
  picture: Picture;
  alt: string;
  /** How wide it is shown, so that the browser fetches no larger copy than it needs. */
  sizes: string;
  className?: string;
  loading?: "lazy";
  /** What is seen first: fetched before the browser has found it in the page. */
  isFirst?: boolean;
};

export function WorkPicture({ picture, alt, sizes, isFirst, ...rest }: WorkPictureProps) {
  const { src, width, height, sources } = picture;
  const image = useRef<HTMLImageElement>(null);
  // Safari fetches what an image names before it stands beside its better copies, and then those too.
  const isThere = useSyncExternalStore(
    never,
    () => image.current !== null || sources.length === 0,
    () => true,
  );
  const priority = isFirst && ({ fetchPriority: "high" } as const);
  const [best] = sources;
  if (isFirst && best)
    preload(src, {
      as: "image",
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
      ...priority,
    });
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={isThere ? src : undefined}
        width={width}
        height={height}
        alt={alt}
        {...priority}
        {...rest}
      />
    </picture>
  );
}

/** Whether it stands there is told by React itself, once it does. */
function never() {
  return () => {};
}
