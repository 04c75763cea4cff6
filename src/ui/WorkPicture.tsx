import type { Picture } from "../content/museum.ts";

type WorkPictureProps = {
  picture: Picture;
  alt: string;
  /** How wide it is shown, so that the browser fetches no larger photograph than it needs. */
  sizes: string;
  className?: string;
  loading?: "lazy";
};

export function WorkPicture({ picture, alt, sizes, ...rest }: WorkPictureProps) {
  const { src, width, height } = picture;
  const image = <img src={src} width={width} height={height} alt={alt} {...rest} />;
  if (picture.kind === "illustration") return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
