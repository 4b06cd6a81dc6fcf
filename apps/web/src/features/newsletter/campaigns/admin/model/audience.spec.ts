import { describe, expect, it } from 'vitest';
import {
  audienceIn,
  audienceOf,
  audienceProblems,
  type AudienceValues,
  everyoneAudience,
  ruleOf,
  segmentOf,
} from './audience';

const nearToronto: AudienceValues = {
  tags: ['b', 'a'],
  member: 'no',
  category: 'drones',
  placeId: '6167865',
  placeName: 'Toronto, ON',
  km: '80',
  quietDays: '90',
};

describe('an audience', () => {
  it('asks for nothing while no rule is set, and for each that is', () => {
    expect(ruleOf(everyoneAudience)).toEqual({});
    const rule = { isMember: false, category: 'drones', near: { placeId: '6167865', km: 80 }, quietDays: 90 };
    expect(ruleOf(nearToronto)).toEqual(rule);
    expect(audienceOf(rule, ['b', 'a'], 'Toronto, ON')).toEqual(nearToronto);
    expect(audienceOf({}, [], '')).toEqual(everyoneAudience);
  });

  it('says which number is none', () => {
    expect(audienceProblems({ ...nearToronto, km: '0', quietDays: 'ten' })).toEqual(['km', 'quietDays']);
    expect(audienceProblems({ ...everyoneAudience, km: '' })).toEqual([]);
  });

  it('is kept as a segment and read again', () => {
    expect(audienceIn(segmentOf(nearToronto))).toEqual({ ...nearToronto, tags: ['a', 'b'] });
    expect(segmentOf(everyoneAudience)).toBe('');
    expect(audienceIn('member=maybe&x=1')).toEqual(everyoneAudience);
  });
});
