import artworkDark from "../looks/artwork-dark.webp";
import artworkLight from "../looks/artwork-light.webp";
import descriptionDark from "../looks/description-dark.webp";
import descriptionLight from "../looks/description-light.webp";
import listDark from "../looks/list-dark.webp";
import listLight from "../looks/list-light.webp";
import "./Phone.css";

/** Screens of the app as they are, drawn by `npm run pictures`; a journey compares them. */
const looks = {
  artwork: { light: artworkLight, dark: artworkDark },
  description: { light: descriptionLight, dark: descriptionDark },
  list: { light: listLight, dark: listDark },
};

const inDark = "screen and (prefers-color-scheme: dark)";
const inLight = "not all and (prefers-color-scheme: dark)";

type PhoneProps = {
  look: keyof typeof looks;
  alt: string;
  /** Seen before one scrolls: fetched with the page, not after it. */
  first?: boolean;
};

export function Phone({ look, alt, first = false }: PhoneProps) {
  const { light, dark } = looks[look];
  return (
    <div className="phone">
      {first && (
        <>
          <link rel="preload" as="image" href={light} media={inLight} />
          <link rel="preload" as="image" href={dark} media={inDark} />
        </>
      )}
      <picture>
        <source srcSet={dark} media={inDark} />
        <img
          src={light}
          width="720"
          height="1480"
          alt={alt}
          {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
    </div>
  );
}
