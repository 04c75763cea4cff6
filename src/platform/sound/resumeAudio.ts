/** In milliseconds: a computer with loudspeakers or headphones begins far sooner. */
const PATIENCE = 10_000;

/**
 * Waits until sound is processed, and fails where none will be: Firefox waits for ever on a computer
 * without loudspeakers or headphones.
 */
export async function resumeAudio(context: Pick<AudioContext, "resume">): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException("No sound device", "NotReadableError"));
    timer = setTimeout(fail, PATIENCE);
  });
  try {
    await Promise.race([context.resume(), givenUp]);
  } finally {
    clearTimeout(timer);
  }
}
