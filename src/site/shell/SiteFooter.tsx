import { Brand } from "../../ui/brand/Brand.tsx";
import { Icon } from "../../ui/brand/Icon.tsx";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-footer-brand">
        <Brand />
        <p>L’arte per tutti, senza barriere.</p>
        {/* Varco has no page on the two networks yet: their icons are decoration, no links. */}
        <div className="site-social" aria-hidden="true">
          <Icon name="camera" />
          <Icon name="share" />
        </div>
      </div>
      <nav aria-label="Piè di pagina">
        <ul role="list">
          <li>
            <a href="/">Home</a>
          </li>
          <li>
            <a href="/#features">Cosa Facciamo</a>
          </li>
          <li>
            <a href="/musei">Musei</a>
          </li>
          <li>
            <a href="/modellini">Modellini tattili</a>
          </li>
          <li>
            <a href="/formazione">Formazione</a>
          </li>
          <li>
            <a href="/#partner">Partners</a>
          </li>
          <li>
            <a href="/contatti">Contatti</a>
          </li>
          <li>
            <a href="/terms" lang="en">
              Terms and Conditions
            </a>
          </li>
          <li>
            <a href="/privacy" lang="en">
              Privacy Policy
            </a>
          </li>
          <li>
            <a href="/accessibilita">Accessibilità</a>
          </li>
          <li>
            <a href="/studio">Studio per i musei</a>
          </li>
        </ul>
      </nav>
      <p className="site-copyright">© 2024 Varco</p>
    </footer>
  );
}
