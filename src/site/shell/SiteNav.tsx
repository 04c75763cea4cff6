import { useLocation } from "react-router";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { Brand } from "../../ui/brand/Brand.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { SkipLink } from "../../ui/page/SkipLink.tsx";

const links = [
  { to: "/#features", name: "Cosa Facciamo" },
  { to: "/#partner", name: "Partner" },
  { to: "/contatti", name: "Contatti" },
];

/** The bar of the site; on small screens its links fold into a menu, which needs no JavaScript. */
export function SiteNav() {
  const here = withoutSlash(useLocation().pathname);
  return (
    <header className="site-bar bar">
      <SkipLink>Vai al contenuto</SkipLink>
      <nav aria-label="Principale">
        <a href="/" className="site-brand" aria-label="Varco, pagina iniziale">
          <Brand />
        </a>
        <Button look="quiet" icon="menu" popoverTarget="site-menu">
          Menu
        </Button>
        <ul id="site-menu" popover="auto" className="site-menu" role="list">
          {links.map(({ to, name }) => (
            <li key={to}>
              <a href={to} aria-current={to === here ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
