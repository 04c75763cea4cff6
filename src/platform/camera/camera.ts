/** Why there is no picture: somebody refused, there is no camera, or something else is using it. */
export type CameraProblem = "refused" | "absent" | "busy";

/** The light beside the camera, which browsers know and TypeScript does not. */
type WithTorch = { torch?: boolean };

/**
 * Shows what the camera on the back sees in `video` until `signal` aborts. Answers what stands in
 * the way, if anything does. Calls `lost` when the device takes the camera away.
 */
async function open(
  video: HTMLVideoElement,
  signal: AbortSignal,
  lost: () => void,
): Promise<CameraProblem | undefined> {
  let stream: MediaStream;
  try {
    // Missing where the page is not on HTTPS.
    if (!navigator.mediaDevices) return "absent";
    stream = await navigator.mediaDevices.getUserMedia({
      video: {
        // A laptop has no camera on the back, and with `exact` it would open none at all.
        facingMode: { ideal: "environment" },
        width: { ideal: 1280 },
        height: { ideal: 960 },
      },
    });
  } catch (error) {
    return problemOf(error);
  }
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    // A camera that opens late must not take the picture of the one opened after it.
    if (video.srcObject === stream) video.srcObject = null;
  };
  // The visitor may have left while the device asked for permission.
  if (signal.aborted) return void close();
  signal.addEventListener("abort", close);
  for (const track of stream.getTracks()) track.addEventListener("ended", lost);
  // An iPhone plays no video by itself that is not muted, even one without sound.
  video.muted = true;
  video.srcObject = stream;
  try {
    await video.play();
  } catch (error) {
    if (signal.aborted) return undefined;
    close();
    return problemOf(error);
  }
  return undefined;
}

/** Turns the light beside the camera that `video` shows on and off, where the device has one. */
function light(video: HTMLVideoElement): ((isOn: boolean) => Promise<boolean>) | undefined {
  const track = video.srcObject instanceof MediaStream && video.srcObject.getVideoTracks()[0];
  // Firefox long had no `getCapabilities`.
  if (!track || !(track.getCapabilities?.() as WithTorch | undefined)?.torch) return undefined;
  let isLit = false;
  return async (isOn) => {
    const wanted: WithTorch = { torch: isOn };
    try {
      await track.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] });
      isLit = isOn;
    } catch {
      // The device has refused: the light stays as it was.
    }
    return isLit;
  };
}

export const camera = { open, light };

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "absent";
  return "busy";
}
