import { useState } from 'react';
import { randomId } from '@/lib/random-id';

/** One try at something that must happen once: what was asked, as it was sent, and the key it was asked under. */
export interface Attempt {
  key: string;
  body: string;
}

/** The try that this is: the last one while the same is asked, else a new one. */
export function attemptFor(last: Attempt | null, input: unknown, newKey: () => string = randomId): Attempt {
  const body = JSON.stringify(input) ?? '';
  return last?.body === body ? last : { key: newKey(), body };
}

/**
 * A key for each thing that is asked: a try that got no answer is made again under its key, so that it counts once; what
 * is asked differently, or again after it was done, is another attempt.
 */
export function useAttempt(): { keyFor: (input: unknown) => string; done: () => void } {
  const [attempt] = useState(() => {
    let last: Attempt | null = null;
    return {
      keyFor: (input: unknown): string => {
        last = attemptFor(last, input);
        return last.key;
      },
      done: () => {
        last = null;
      },
    };
  });
  return attempt;
}
