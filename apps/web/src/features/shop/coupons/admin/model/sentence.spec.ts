import { CouponKind, type CouponTerms } from '@dronesoccer/contracts';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import en from '@/locales/en/shop/coupons.admin.json';
import fr from '@/locales/fr/shop/coupons.admin.json';
import { sentenceOf } from './sentence';

const terms: CouponTerms = {
  code: 'CLUB',
  kind: CouponKind.PERCENT,
  value: 10,
  minSubtotal: 0,
  categories: [],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerPerson: null,
  firstOrderOnly: false,
  assignedOnly: false,
  isActive: true,
};

const local = (...at: [number, number, number, number?]): string => new Date(...at).toISOString();
/** Replaces the non-breaking spaces in numbers and amounts. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function sentence(language: 'en' | 'fr', changes: Partial<CouponTerms>): Promise<string> {
  const i18n = createInstance();
  const t = await i18n.init({
    lng: language,
    resources: { en: { coupons: en }, fr: { coupons: fr } },
    defaultNS: 'coupons',
  });
  return plain(sentenceOf({ ...terms, ...changes }, t as never, language));
}

describe('a coupon in one sentence', () => {
  test('says as little as there is to say', async () => {
    expect(await sentence('en', {})).toBe('10% off everything.');
    expect(await sentence('fr', {})).toBe('10 % de rabais sur tout.');
  });

  test('says all of it', async () => {
    const all: Partial<CouponTerms> = {
      kind: CouponKind.FIXED,
      value: 20,
      minSubtotal: 50,
      categories: ['Drone', 'Kit'],
      usesPerPerson: 1,
      totalUses: 1_500,
      firstOrderOnly: true,
      assignedOnly: true,
      endsAt: local(2027, 0, 1),
    };
    expect(await sentence('en', all)).toBe(
      '$20.00 off drones and kits, for orders of $50.00 or more, on a first order, for assigned emails, once per person, 1,500 uses in total, until December 31, 2026.',
    );
    expect(await sentence('fr', all)).toBe(
      '20,00 $ de rabais sur les drones et les trousses, pour les commandes de 50,00 $ ou plus, à la première commande, pour les courriels attribués, une fois par personne, 1 500 utilisations au total, jusqu’au 31 décembre 2026.',
    );
  });

  test('says from when to when, with the hour where it is not midnight', async () => {
    const between = await sentence('en', { startsAt: local(2026, 11, 1), endsAt: local(2026, 11, 24, 18) });
    expect(between).toBe('10% off everything, from December 1, 2026 to December 24, 2026 at 6:00 p.m.');
    expect(await sentence('fr', { startsAt: local(2026, 11, 1) })).toBe(
      '10 % de rabais sur tout, dès le 1 décembre 2026.',
    );
  });
});
