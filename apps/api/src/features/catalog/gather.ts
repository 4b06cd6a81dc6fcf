/** The most that goes into one question, so that none keeps the others waiting. */
const most = 50;

interface Waiting<Wanted, Found> {
  wanted: Wanted;
  resolve: (found: Found) => void;
  reject: (reason: unknown) => void;
}

/**
 * Asks once for all that is wanted in the same moment: under load most of what a small statement costs is asking it.
 * A lone question is not held up; the moment ends when the requests that have already arrived are read.
 */
export function gather<Wanted, Found>(
  ask: (wanted: readonly Wanted[]) => Promise<readonly Found[]>,
): (wanted: Wanted) => Promise<Found> {
  let waiting: Waiting<Wanted, Found>[] = [];
  const flush = () => {
    const asked = waiting;
    waiting = [];
    for (let from = 0; from < asked.length; from += most) void answer(asked.slice(from, from + most));
  };
  const answer = async (asked: readonly Waiting<Wanted, Found>[]): Promise<void> => {
    try {
      const found = await ask(asked.map(({ wanted }) => wanted));
      asked.forEach(({ resolve }, at) => resolve(found[at] as Found));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (wanted) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ wanted, resolve, reject });
    });
}
