/** How large a picture is, in pixels; `undefined` where it cannot be shown. */
export async function imageSize(
  address: string,
): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  }
}
