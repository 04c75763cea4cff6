import { useEffect, useRef } from "react";
import type { CheckedDrawing } from "../../../tactile/model/buildModel.ts";

/** The drawing on its plate, with what is wrong in it marked and numbered. */
export function DrawingPicture({ label, checked }: { label: string; checked: CheckedDrawing }) {
  const { picture, faults } = checked;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture) return;
    const address = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    image.current!.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (!picture) return null;
  return (
    <img
      ref={image}
      className="model-drawing"
      alt={
        faults.length > 0
          ? `${label} sulla lastra, con i punti da correggere numerati come nell’elenco`
          : `${label} sulla lastra`
      }
    />
  );
}
