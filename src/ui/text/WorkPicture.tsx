import { useRef, useSyncExternalStore } from "react";
import { preload } from "react-dom";
import type { Picture } from "../../catalogue/catalogue.ts";

type WorkPictureProps = {
  picture: Picture;
  alt: string;
  /** How wide it is shown, so that the browser fetches no larger copy than it needs. */
  sizes: string;
  className?: string;
  loading?: "lazy";
  /** For the picture seen first: it is fetched before the browser has found it in the page. */
  isFirst?: boolean;
};

export function WorkPicture({ picture, alt, sizes, isFirst, ...rest }: WorkPictureProps) {
  const { src, width, height, sources } = picture;
  const image = useRef<HTMLImageElement>(null);
  // Safari fetches `src` as soon as React has made the image, before it is in its `<picture>`, and
  // then a better copy too. So the image gets its `src` only once it is in the page.
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

/** There is nothing to subscribe to: React asks again by itself once the image is in the page. */
function never() {
  return () => {};
}
