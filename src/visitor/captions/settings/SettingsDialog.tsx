import { useId, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { useVisit } from "../../shell/visit.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";
import { sizes, themes, type Settings } from "./settings.ts";
import "./SettingsDialog.css";

type SettingsDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  settings: Settings;
  change: (change: Partial<Settings>) => void;
  children: ReactNode;
};

/** How the captions look. Open it with `openDialog`. */
export function SettingsDialog({ ref, settings, change, children }: SettingsDialogProps) {
  const { close } = useVisit().messages;
  const { settings: said } = useCaptionsMessages();
  const deviceTheme = useDeviceTheme();
  const calmId = useId();
  return (
    <Dialog ref={ref} className="captions-settings" title={said.title} closeLabel={close}>
      <Choice
        name={said.size}
        options={sizes.map((size) => ({ value: size, label: said.sizes[size] }))}
        chosen={settings.size}
        choose={(size) => change({ size })}
      />
      <Choice
        name={said.theme}
        options={themes.map((theme) => ({ value: theme, label: said.themes[theme] }))}
        chosen={settings.theme ?? deviceTheme}
        choose={(theme) => change({ theme })}
      />
      <div>
        <label className="check">
          <input
            type="checkbox"
            aria-describedby={calmId}
            checked={settings.isCalm}
            onChange={({ currentTarget }) => change({ isCalm: currentTarget.checked })}
          />
          {said.calm}
        </label>
        <p id={calmId}>{said.calmMeans}</p>
      </div>
      {children}
    </Dialog>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  choose: (value: Value) => void;
};

function Choice<Value extends string>({ name, options, chosen, choose }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset>
      <legend>{name}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="check" data-choice={value}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function useDeviceTheme() {
  const isDark = useSyncExternalStore(
    watchDark,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return isDark ? "dark" : "light";
}

const DARK = "(prefers-color-scheme: dark)";

function watchDark(changed: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
