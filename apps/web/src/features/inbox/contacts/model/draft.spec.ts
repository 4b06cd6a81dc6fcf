import { ContactType } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { bodyOf, checkOf, emptyForm, parseDraft } from './draft';
import { slugOf, typeOf } from './types';

const values = {
  ...emptyForm,
  ...{ fullName: ' Ari Roy ', email: 'ari@example.com', message: 'Hello', subject: '2', city: 'Laval', budget: '3' },
  ...{ forWhom: '1', club: ' ', when: 'Saturday' },
};
const draft = { values, openedAt: 1_000, ownerId: 'a' };

describe('what is sent of the contact form', () => {
  it.each([
    [ContactType.CONTACT, { subject: 2 }],
    [ContactType.MEMBERSHIP, { forWhom: 1 }],
    [ContactType.FRANCHISE, { city: 'Laval', budget: 3 }],
    [ContactType.SAFE_SPORT, { when: 'Saturday', wantsContact: true }],
  ])('holds the details of type %s and no others', (type, details) => {
    expect(bodyOf(type, draft, 'fr', 9_500)).toEqual({
      ...{ type, fullName: 'Ari Roy', email: 'ari@example.com', message: 'Hello', details, locale: 'fr', seconds: 3 },
    });
  });

  it('says that someone may be texted only with a number', () => {
    const sent = (phone: string, smsConsent: boolean) =>
      bodyOf(ContactType.CONTACT, { ...draft, values: { ...values, phone, smsConsent } }, 'en', 0);
    expect(sent('604 555-0123', true)).toMatchObject({ phone: '6045550123', smsConsent: true });
    expect(sent('', true)).not.toHaveProperty('smsConsent');
    expect(sent('604 555-0123', false)).not.toHaveProperty('smsConsent');
  });

  it('has no negative time, whatever the clock did', () => {
    expect([0, 3_999].map((now) => bodyOf(ContactType.CONTACT, draft, 'en', now).seconds)).toEqual([0, 2]);
  });
});

describe('the contact form', () => {
  it('asks everyone for a name but who reports', () => {
    expect(checkOf(ContactType.CONTACT)(emptyForm, 'en').fullName).toBe('Full name is required');
    expect(checkOf(ContactType.SAFE_SPORT)(emptyForm, 'en').fullName).toBeUndefined();
  });

  it('knows its types by their names in the address', () => {
    for (const type of Object.values(ContactType)) expect(typeOf(slugOf(type))).toBe(type);
    for (const odd of [null, '', 'toString', 'franchises']) expect(typeOf(odd)).toBe(ContactType.CONTACT);
  });

  it('restores what fits of a stored draft', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(parseDraft({ values: { email: 5, smsConsent: 'yes', odd: 1 }, openedAt: 1 })?.values).toEqual(emptyForm);
    for (const odd of [null, [], 'x', { values }, { openedAt: 1 }]) expect(parseDraft(odd)).toBeNull();
  });
});
