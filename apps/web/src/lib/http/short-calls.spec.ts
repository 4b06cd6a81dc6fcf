import { calls, clientCallsOf } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { readShort, writeShort } from './short-calls';

it('every call is read as it was written', () => {
  const all = clientCallsOf(calls);
  const short = writeShort(all);
  expect(short['cart.merge']).toBe('POST /cart/merge i');
  expect(short['auth.login']).toBe('POST /auth/login abs');
  expect(readShort(short)).toEqual(all);
});
