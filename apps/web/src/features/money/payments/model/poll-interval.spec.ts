import { describe, expect, it } from 'vitest';
import { pollInterval } from './poll-interval';

describe('a payment on its way', () => {
  it('is looked for often at first, then now and then, and not for ever', () => {
    expect(pollInterval(true, 0)).toBe(1_500);
    expect(pollInterval(true, 60_000)).toBe(6_000);
    expect(pollInterval(true, 3_600_000)).toBe(false);
  });

  it('is not looked for once it is decided', () => {
    expect(pollInterval(false, 0)).toBe(false);
  });
});
