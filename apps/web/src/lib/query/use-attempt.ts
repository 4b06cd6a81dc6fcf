import { useState } from 'react';
import { randomId } from '@/lib/random-id';

/** One attempt at an operation that must happen only once: the input as it was sent, and its idempotency key. */
export interface Attempt {
  key: string;
  body: string;
}

/** Returns the last attempt if the input is unchanged, else a new attempt. */
export function attemptFor(last: Attempt | null, input: unknown, newKey: () => string = randomId): Attempt {
  const body = JSON.stringify(input) ?? '';
  return last?.body === body ? last : { key: newKey(), body };
}

/**
 * Returns an idempotency key for each distinct input. A retry without a response keeps its key, so that it counts once;
 * a changed input, or a repeat after success, is a new attempt.
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
