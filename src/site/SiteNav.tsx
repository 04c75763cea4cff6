import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Brand } from "../ui/Brand.tsx";
import { Icon } from "../ui/Icon.tsx";

/** The bar of the site; on small screens its links fold into a menu, which needs no JavaScript. */
export function SiteNav() {
  const menu = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const close = () => menu.current?.hidePopover();

  // An open menu stays on top when the tablet is turned, and its links would cover the brand.
  useEffect(() => {
    const wide = matchMedia("(width >= 48rem)");
    const closeMenu = () => menu.current?.hidePopover();
    wide.addEventListener("change", closeMenu);
    return () => wide.removeEventListener("change", closeMenu);
  }, []);

  return (
    <header className="site-bar bar">
      <nav aria-label="Principale">
        <Link to="/" className="site-brand" aria-label="Varco, pagina iniziale">
          <Brand />
        </Link>
        <button
          type="button"
          className="button site-menu-button"
          data-look="quiet"
          popoverTarget="site-menu"
        >
          <Icon name="menu" />
          Menu
        </button>
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
