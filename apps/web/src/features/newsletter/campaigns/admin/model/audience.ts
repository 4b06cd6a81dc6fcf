import { type AudienceRule, campaignLimits, limits } from '@dronesoccer/contracts';

/** The form values of a campaign's audience. An empty value means that the rule is not set. */
export interface AudienceValues {
  tags: string[];
  member: '' | 'yes' | 'no';
  category: string;
  placeId: string;
  /** The place's name and province, for display. */
  placeName: string;
  km: string;
  quietDays: string;
}

export const everyoneAudience: AudienceValues = {
  tags: [],
  member: '',
  category: '',
  placeId: '',
  placeName: '',
  km: '50',
  quietDays: '',
};

export const kmRange = { min: 1, max: limits.nearbyRadiusMaxKm } as const;
export const quietRange = { min: 1, max: campaignLimits.quietDaysMax } as const;

function wholeIn(text: string, { min, max }: { min: number; max: number }): number | null {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** Returns the audience rules. Rules with an invalid number are left out, because `audienceProblems` reports them. */
export function ruleOf({ member, category, placeId, km, quietDays }: AudienceValues): AudienceRule {
  const distance = wholeIn(km, kmRange);
  const days = wholeIn(quietDays, quietRange);
  return {
    ...(member !== '' && { isMember: member === 'yes' }),
    ...(category !== '' && { category }),
    ...(placeId !== '' && distance !== null && { near: { placeId, km: distance } }),
    ...(days !== null && { quietDays: days }),
  };
}

/** Returns the fields with an invalid number. */
export function audienceProblems({ placeId, km, quietDays }: AudienceValues): ('km' | 'quietDays')[] {
  const isFar = placeId !== '' && wholeIn(km, kmRange) === null;
  const isQuiet = quietDays.trim() !== '' && wholeIn(quietDays, quietRange) === null;
  return [...(isFar ? (['km'] as const) : []), ...(isQuiet ? (['quietDays'] as const) : [])];
}

export function audienceOf(rule: AudienceRule, tags: readonly string[], placeName: string): AudienceValues {
  const { isMember, category = '', near, quietDays } = rule;
  return {
    tags: [...tags],
    member: isMember === undefined ? '' : isMember ? 'yes' : 'no',
    category,
    placeId: near?.placeId ?? '',
    placeName: near === undefined ? '' : placeName,
    km: String(near?.km ?? everyoneAudience.km),
    quietDays: quietDays === undefined ? '' : String(quietDays),
  };
}

/** Serializes an audience for a saved segment. The result is empty for everyone. */
export function segmentOf(values: AudienceValues): string {
  const params = new URLSearchParams();
  for (const tag of values.tags.toSorted()) params.append('tag', tag);
  for (const name of ['member', 'category', 'quietDays'] as const) {
    if (values[name] !== '') params.set(name, values[name]);
  }
  if (values.placeId !== '') {
    for (const name of ['placeId', 'placeName', 'km'] as const) params.set(name, values[name]);
  }
  return params.toString();
}

export function audienceIn(segment: string): AudienceValues {
  const params = new URLSearchParams(segment);
  const text = (name: keyof AudienceValues) => params.get(name) ?? '';
  const member = text('member');
  return {
    ...everyoneAudience,
    tags: params.getAll('tag'),
    member: member === 'yes' || member === 'no' ? member : '',
    category: text('category'),
    placeId: text('placeId'),
    placeName: text('placeName'),
    km: text('km') || everyoneAudience.km,
    quietDays: text('quietDays'),
  };
}
