import sharp from "sharp";

/** Four photographs as a phone takes them: lying on their side, and saying so in their metadata. */
export function photographs(): Promise<Buffer[]> {
  return Promise.all(
    [6, 8, 3, 1].map((orientation, number) =>
      sharp({
        create: {
          width: 1600,
          height: 1200,
          channels: 3,
          background: { r: 60 + 40 * number, g: 90, b: 120 },
        },
      })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    ),
  );
}
