import { useState } from "react";
import { camera } from "../../platform/camera/camera.ts";
import { Button } from "../../ui/buttons/Button.tsx";

type LightSwitchProps = { video: HTMLVideoElement; label: string };

/** Switches the camera's light, where it has one; the light goes off with the camera. */
export function LightSwitch({ video, label }: LightSwitchProps) {
  const [turn] = useState(() => camera.light(video));
  const [isOn, setIsOn] = useState(false);
  if (!turn) return null;
  return (
    <Button
      look="plain"
      icon={isOn ? "check" : "light"}
      aria-pressed={isOn}
      onClick={async () => setIsOn(await turn(!isOn))}
    >
      {label}
    </Button>
  );
}
