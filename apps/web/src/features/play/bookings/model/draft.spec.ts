import { BookingMode, PackageTier } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { draftFor, emptyDraft, namesFor, parseDraft } from './draft';

const typed = { ...emptyDraft, fullName: 'Robin Roy', email: 'robin@journeys.test', names: ['Robin', 'Kim'] };

describe('the draft of a booking', () => {
  it('comes back from storage as it was', () => {
    const whole = { ...typed, mode: BookingMode.FULL, tier: PackageTier.PREMIUM, isForMinor: true, hasDeclared: true };
    expect(parseDraft(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it('falls back field by field where storage was edited', () => {
    expect(parseDraft({ mode: 9, tier: 'x', names: [1, 'Kim'], email: 5, isForMinor: 'yes' })).toEqual({
      ...emptyDraft,
      names: ['', 'Kim'],
    });
    expect(parseDraft({ names: Array(99).fill('') })?.names).toHaveLength(20);
    expect(parseDraft('nonsense')).toBeNull();
  });

  it('goes along with a guest who signs in, and never to another account', () => {
    expect(draftFor(typed, 'a')).toEqual({ ...typed, ownerId: 'a' });
    expect(draftFor({ ...typed, ownerId: 'a' }, 'b')).toEqual({ ...emptyDraft, ownerId: 'b' });
    expect(draftFor({ ...typed, ownerId: 'a' }, null)).toEqual(emptyDraft);
  });

  it('has a name for each seat that is wanted', () => {
    expect(namesFor(['Robin'], 3)).toEqual(['Robin', '', '']);
    expect(namesFor(['Robin', 'Kim'], 1)).toEqual(['Robin']);
  });
});
