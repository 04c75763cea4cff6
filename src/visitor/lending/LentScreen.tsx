import { useId, useState, useSyncExternalStore } from "react";
import { lentMessages } from "../../i18n/lent/lentMessages.ts";
import { duration } from "../../i18n/duration.ts";
import { lent, lentMinutes, minutesIn } from "../../platform/storage/lent.ts";
import { TO_ANSWER } from "../../onDevice/lent/lentBehaviour.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Screen } from "../shell/Screen.tsx";
import { addressOf, useVisit } from "../shell/visit.ts";
import "./LentScreen.css";

const { least, usual, most } = lentMinutes;
const offered = [least, 5, usual, 15, 20, 30, 60, most];

/** Where museum staff say that this device is lent. No screen leads here. */
export function LentScreen() {
  const visit = useVisit();
  const { staff } = lentMessages[visit.language];
  const select = useId();
  const [chosen, setChosen] = useState<number>();
  const [last, setLast] = useState<{ isKept: boolean }>();
  // What the device keeps, and the rest of the address, are not known where pages are rendered.
  const stored = useSyncExternalStore(unchanging, lent.minutes, () => undefined);
  const asked = useSyncExternalStore(unchanging, minutesAsked, () => undefined);
  const named = minutesIn(asked);
  const minutes = chosen ?? stored ?? named ?? usual;
  const lengthOf = (count: number) => duration(count * 60, visit.messages.duration).heard;
  const stateIn = (now: number | undefined) =>
    now === undefined ? staff.isOff : staff.isOn(lengthOf(now));

  function choose(count: number) {
    setChosen(count);
    if (stored !== undefined) keep(count);
  }

  function turn() {
    // Off, it still offers the time that it had.
    setChosen(minutes);
    keep(stored === undefined ? minutes : undefined);
  }

  function keep(wanted: number | undefined) {
    const isKept = lent.write(wanted);
    setLast({ isKept });
    announce(isKept ? stateIn(wanted) : staff.notKept);
  }

  return (
    <Screen title={staff.title} description={staff.description} indexed={false}>
      <p className="visitor-lead">{staff.description}</p>
      <ul className="lent-means">
        <li>{staff.means(duration(TO_ANSWER / 1_000, visit.messages.duration).heard)}</li>
        <li>{staff.deletes}</li>
        <li>{staff.counts}</li>
        <li>{staff.where}</li>
      </ul>
      <div className="visitor-choices needs-script">
        <p>
          <strong>{stateIn(stored)}</strong>
        </p>
        {asked !== undefined && named === undefined && (
          <p>{staff.wrongMinutes(String(least), String(most))}</p>
        )}
        {last && !last.isKept && <p>{staff.notKept}</p>}
        <div>
          <label htmlFor={select}>{staff.minutes}</label>
          <select
            id={select}
            value={minutes}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {[...new Set([...offered, minutes])]
              .toSorted((one, other) => one - other)
              .map((count) => (
                <option key={count} value={count}>
                  {lengthOf(count)}
                </option>
              ))}
          </select>
        </div>
        {/* Focus would be lost with a button that goes away, so one does both. */}
        <Button onTap={turn}>{stored === undefined ? staff.turnOn : staff.turnOff}</Button>
        <ButtonLink look="plain" to={addressOf(visit, "")}>
          {staff.toStart}
        </ButtonLink>
      </div>
    </Screen>
  );
}

function minutesAsked() {
  return new URLSearchParams(location.search).get("minutes") ?? undefined;
}

function unchanging() {
  return () => {};
}
