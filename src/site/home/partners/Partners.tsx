import type { Partner } from "./partners.ts";
import "./Partners.css";

export function Partners({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul role="list" className="partners">
      {partners.map(({ id, name, logo, url }) => (
        <li key={id}>
          {/* The name beside it says all that the logo would. */}
          <img src={logo} width="72" height="72" alt="" loading="lazy" />
          {url ? <a href={url}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}
