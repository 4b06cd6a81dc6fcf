import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '@/lib/random-id';
import type { Area } from './keys';
import { useChange } from './use-change';

/** Makes a call with the idempotency key of its input. */
export type Once = <Reply>(input: unknown, send: (idempotencyKey: string) => Promise<Reply>) => Promise<Reply>;

/** Keeps the idempotency key of each input until its call has succeeded, so that a retry after a lost answer counts once. */
export function keepKeys(): Once {
  const keys = new Map<string, string>();
  return async (input, send) => {
    const body = JSON.stringify(input) ?? '';
    const key = keys.get(body) ?? randomId();
    keys.set(body, key);
    const reply = await send(key);
    keys.delete(body);
    return reply;
  };
}

/** Keeps the keys while the component is shown. For one input at a time, `useAttempt` is enough. */
export function useOnce(): Once {
  const [once] = useState(keepKeys);
  return once;
}

/** A `useChange` for a call that must count once: a retry after a lost answer sends the same idempotency key. */
export function useChangeOnce<Reply, Input = void>(
  areas: readonly Area[],
  change: (input: Input, idempotencyKey: string) => Promise<Reply>,
  failure?: 'inPlace' | 'toast',
): UseMutationResult<Reply, Error, Input> {
  const once = useOnce();
  return useChange(areas, (input: Input) => once(input, (key) => change(input, key)), failure);
}
