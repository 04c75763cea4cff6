import { Button } from "../../ui/buttons/Button.tsx";
import "./MailAddress.css";

/** A mail link, and a button that copies the address for people who write in another program. */
export function MailAddress({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <div className="mail-address">
      <a href={`mailto:${address}${query}`}>{address}</a>
      <Button look="plain" icon="copy" data-copies="">
        <span>
          Copia<span className="visually-hidden"> l’indirizzo {address}</span>
        </span>
      </Button>
      <p aria-live="polite" />
    </div>
  );
}
