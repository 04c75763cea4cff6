/** In milliseconds: a part of a page that has not come by then is given up. */
export const LOAD_TIMEOUT = 120_000;

/** Answers what `promise` does, or fails once `milliseconds` have passed without an answer. */
export async function withTimeout<Value>(
  milliseconds: number,
  promise: Promise<Value>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of this page did not arrive within ${milliseconds / 1000} s`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
