import { describe, expect, it } from 'vitest';
import { attemptFor } from './use-attempt';

describe('an attempt', () => {
  it('keeps its key while the same is asked and gets a new one for anything else', () => {
    const first = attemptFor(null, { a: 1 }, () => 'first');
    expect(first).toEqual({ key: 'first', body: '{"a":1}' });
    expect(attemptFor(first, { a: 1 }, () => 'second')).toBe(first);
    expect(attemptFor(first, { a: 2 }, () => 'second')).toEqual({ key: 'second', body: '{"a":2}' });
  });

  it('has a key that no other one has', () => {
    expect(attemptFor(null, undefined).key).not.toBe(attemptFor(null, undefined).key);
  });
});
