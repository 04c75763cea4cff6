import { useCallback, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Brand } from "../ui/Brand.tsx";
import { Button } from "../ui/Button.tsx";

/** The bar of the site; on small screens its links fold into a menu, which needs no JavaScript. */
export function SiteNav() {
  const menu = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const close = useCallback(() => menu.current?.hidePopover(), []);

  // An open menu stays on top when the tablet is turned, and its links would cover the brand.
  useEffect(() => {
    const wide = matchMedia("(width >= 48rem)");
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);

  return (
    <header className="site-bar bar">
      <nav aria-label="Principale">
        <Link to="/" className="site-brand" aria-label="Varco, pagina iniziale">
          <Brand />
        </Link>
        <Button look="quiet" icon="menu" popoverTarget="site-menu">
          Menu
        </Button>
        <ul ref={menu} id="site-menu" popover="auto" className="site-menu" role="list">
          <li>
            <Link to="/#features" onClick={close}>
              Cosa Facciamo
            </Link>
          </li>
          <li>
            <Link to="/#partner" onClick={close}>
              Partner
            </Link>
          </li>
          <li>
            <Link
              to="/contatti"
              aria-current={pathname.startsWith("/contatti") ? "page" : undefined}
              onClick={close}
            >
              Contatti
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  );
}
