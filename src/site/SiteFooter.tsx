import { Link } from "react-router";
import { Brand } from "../ui/Brand.tsx";
import { Icon } from "../ui/Icon.tsx";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-footer-brand">
        <Brand />
        <p>L’arte per tutti, senza barriere.</p>
        {/* The networks of the two icons have no page of ours yet: nothing to press, nothing to hear. */}
        <div className="site-social" aria-hidden="true">
          <Icon name="camera" />
          <Icon name="share" />
        </div>
      </div>
      <nav aria-label="Piè di pagina">
        <ul role="list">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/#features">Cosa Facciamo</Link>
          </li>
          <li>
            <Link to="/#partner">Partners</Link>
          </li>
          <li>
            <Link to="/contatti">Contatti</Link>
          </li>
          <li>
            <Link to="/terms" lang="en">
              Terms and Conditions
            </Link>
          </li>
          <li>
            <Link to="/privacy" lang="en">
              Privacy Policy
            </Link>
          </li>
          <li>
            <Link to="/accessibilita">Accessibilità</Link>
          </li>
        </ul>
      </nav>
      <p className="site-copyright">© 2024 Varco</p>
    </footer>
  );
}
