import { useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { whenInItalian } from "../../italian/whenInItalian.ts";
import type { Question, Target } from "../behaviour/publishBehaviour.ts";

type PublishQuestionProps = {
  question: Question;
  target: Target;
  onAgree: () => void;
  onDecline: () => void;
};

/** What is to be answered before something is replaced. The focus is on it, as the button is gone. */
export function PublishQuestion({ question, target, onAgree, onDecline }: PublishQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { unseen, others } = question;
  const isFolder = target === "folder";
  return (
    <div className="studio-notice">
      <h3 ref={heading} tabIndex={-1}>
        {unseen ? "C’è già una guida che questa bozza non conosce" : "La cartella non è vuota"}
      </h3>
      {unseen && (
        <p>
          {isFolder ? "Quella nella cartella" : "Quella in linea"} è stata fatta{" "}
          {whenInItalian(Date.parse(unseen))}, da un altro computer o da un’altra bozza. Se vai
          avanti, questa prende il suo posto, e quello che aveva in più si perde.
        </p>
      )}
      {others && (
        <>
          <p>
            {others.count === 1
              ? "C’è una cosa che non è della guida:"
              : `Ci sono ${others.count.toLocaleString("it")} cose che non sono della guida:`}{" "}
            {others.names.join(", ")}
            {others.count > others.names.length && ", …"}.
          </p>
          <p>
            {others.replaced === 0
              ? "Restano dove sono."
              : others.replaced === 1
                ? "Un file ha lo stesso nome di uno della guida e viene sostituito. Il resto rimane dov’è."
                : `${others.replaced.toLocaleString("it")} file hanno lo stesso nome di altrettanti della guida e vengono sostituiti. Il resto rimane dov’è.`}
          </p>
        </>
      )}
      <div className="studio-row">
        <Button onTap={onAgree}>{isFolder ? "Scrivi nella cartella" : "Scarica lo stesso"}</Button>
        <Button look="plain" onTap={onDecline}>
          No, lascia com’è
        </Button>
      </div>
    </div>
  );
}
