import type { Label } from "../labelsOf.ts";
import "./TagList.css";

/** What whoever writes the tags needs: for each label the address that goes into its tag. */
export function TagList({ labels }: { labels: readonly Label[] }) {
  return (
    <section className="tag-list" aria-labelledby="tag-list-title">
      <h2 id="tag-list-title">Indirizzi per i tag NFC</h2>
      <p>
        Con un’app per scrivere tag NFC, scrivi in ciascun tag il suo indirizzo, come link, e blocca
        la scrittura: nessuno potrà cambiarlo. Poi attacca il tag dietro il simbolo del telefono.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Numero e titolo</th>
            <th scope="col">Indirizzo da scrivere</th>
          </tr>
        </thead>
        <tbody>
          {labels.map(({ key, number, title, address }) => (
            <tr key={key}>
              <th scope="row">
                {number !== undefined && `${number}. `}
                <span lang={title.language}>{title.text}</span>
              </th>
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
