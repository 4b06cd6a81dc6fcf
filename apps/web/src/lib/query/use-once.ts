import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Area } from './keys';
import { type Attempt, attemptFor } from './use-attempt';
import { useChange } from './use-change';

/**
 * A `useChange` for a call that must count once. A retry of the same input after a lost answer sends the same idempotency
 * key. Another input in between is a new intention, and so is the same input after it.
 */
export function useChangeOnce<Reply, Input = void>(
  areas: readonly Area[],
  change: (input: Input, idempotencyKey: string) => Promise<Reply>,
  failure?: 'inPlace' | 'toast',
): UseMutationResult<Reply, Error, Input> {
  const last = useRef<Attempt>(null);
  const changeOnce = async (input: Input): Promise<Reply> => {
    const attempt = attemptFor(last.current, input);
    last.current = attempt;
    const reply = await change(input, attempt.key);
    if (last.current === attempt) last.current = null;
    return reply;
  };
  return useChange(areas, changeOnce, failure);
}
