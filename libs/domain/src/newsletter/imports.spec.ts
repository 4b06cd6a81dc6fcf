import { SubscriptionState } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { consentApplies, importOutcome } from './imports.ts';

describe('the consent of an imported address', () => {
  it.each([
    ['purchase', '2024-11-23', '2026-11-21', true],
    ['purchase', '2024-11-23', '2026-11-22', false],
    ['inquiry', '2026-05-23', '2026-11-21', true],
    ['inquiry', '2026-05-23', '2026-11-22', false],
    // Six months after 31 August is the last day of February.
    ['inquiry', '2026-08-31', '2027-02-26', true],
    ['inquiry', '2026-08-31', '2027-02-27', false],
    ['purchase', '2024-02-29', '2026-02-26', true],
    ['purchase', '2024-02-29', '2026-02-27', false],
    ['express', '2001-01-01', '2026-11-23', true],
  ] as const)('by %s of %s may be relied on at %s: %s', (basis, day, today, applies) => {
    expect(consentApplies(basis, day, today)).toBe(applies);
  });

  it('adds, asks, confirms or keeps, and brings no one back who has left', () => {
    const { PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;
    const known = [PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED].map((state) => ({ state, hadLeft: false }));
    const outcomes = [null, ...known, { state: PENDING, hadLeft: true }].map((each) => [
      importOutcome(each, true),
      importOutcome(each, false),
    ]);
    expect(outcomes).toEqual([
      ['added', 'asked'],
      ['confirmed', 'kept'],
      ['kept', 'kept'],
      ['refused', 'refused'],
      ['refused', 'refused'],
      ['refused', 'refused'],
    ]);
  });
});
