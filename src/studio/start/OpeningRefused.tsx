import type { ImportRefusal } from "./importDraft.ts";

export function OpeningRefused({ refusal: { words, details } }: { refusal: ImportRefusal }) {
  return (
    <div className="studio-notice">
      <p>{words}</p>
      {details.length > 0 && (
        <details>
          <summary>Dettagli tecnici (in inglese)</summary>
          <ul lang="en">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
