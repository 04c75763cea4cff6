import type { Settings } from "../settings/settings.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";

type OnDeviceOnlyProps = { settings: Settings; change: (change: Partial<Settings>) => void };

/** The checkbox that says whether speech must not leave the device. */
export function OnDeviceOnly({ settings, change }: OnDeviceOnlyProps) {
  const { where } = useCaptionsMessages();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={settings.onDevice !== false}
        onChange={({ currentTarget }) => change({ onDevice: currentTarget.checked })}
      />
      {where.onDevice}
    </label>
  );
}
