/** The milliseconds within which the same code counts as one scan, because it is still in front of the camera. */
const pauseMs = 3_000;

/** Returns a function that tells whether a code was not in view a moment ago. */
export function createScanDebounce(): (code: string, at: number) => boolean {
  let last = { code: '', at: Number.NEGATIVE_INFINITY };
  return (code, at) => {
    const isNew = code !== last.code || at - last.at > pauseMs;
    last = { code, at };
    return isNew;
  };
}
