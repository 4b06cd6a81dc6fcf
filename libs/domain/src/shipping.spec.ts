import { type ProvinceCode, provinceCodes } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultShippingZones } from './shipping-defaults.ts';
import { isServed, quoteShipping, type ShippingZone, shippingZoneOf, zoneFaults, zoneOf } from './shipping.ts';

const named = (name: string) => ({ en: name, fr: name });

const provinces: ShippingZone = {
  name: named('Provinces'),
  provinces: ['AB', 'BC', 'ON'],
  postalPrefixes: [],
  rates: [
    { upToGrams: 1_000, feeCents: 900 },
    { upToGrams: 30_000, feeCents: 1_500 },
  ],
  freeFromCents: 20_000,
  days: { min: 2, max: 7 },
  refusal: null,
};
const mountains: ShippingZone = {
  ...provinces,
  ...{ name: named('Mountains'), provinces: [], postalPrefixes: ['T0E', 'T0E2A'] },
  ...{ rates: [{ upToGrams: null, feeCents: 4_000 }], freeFromCents: null, days: null },
};
const park: ShippingZone = { ...mountains, name: named('Park'), postalPrefixes: ['T0E1'] };
const closed: ShippingZone = {
  ...mountains,
  ...{ name: named('Closed'), provinces: ['NU'], postalPrefixes: ['X1'], refusal: named('No flights in winter') },
};
const zones = [provinces, mountains, park, closed];
const parcel = { grams: 500, goods: 5_000, surcharge: 0 };

const priceOf = (
  change: Partial<typeof parcel>,
  province: ProvinceCode | null = 'ON',
  postalCode: string | null = null,
) => {
  const quote = quoteShipping(zones, { province, postalCode }, { ...parcel, ...change });
  return isServed(quote) ? quote.fee + quote.surcharge : quote;
};

describe('the shipping of a parcel', () => {
  test.each([
    ['nothing weighs least', { grams: 0 }, 900],
    ['a rate includes its own limit', { grams: 1_000 }, 900],
    ['a gram more costs the next rate', { grams: 1_001 }, 1_500],
    ['the last rate includes its limit too', { grams: 30_000 }, 1_500],
    ['a gram more is not shipped', { grams: 30_001 }, { problem: 'tooHeavy', reason: null }],
    ['a cent below the threshold costs', { goods: 19_999 }, 900],
    ['the threshold itself is free', { goods: 20_000 }, 0],
    ['a surcharge is added', { surcharge: 9_900 }, 10_800],
    ['free shipping does not waive the surcharge', { goods: 20_000, surcharge: 9_900 }, 9_900],
    [
      'no price makes a parcel light enough',
      { grams: 30_001, goods: 1_000_000 },
      { problem: 'tooHeavy', reason: null },
    ],
  ])('%s', (_, change, price) => {
    expect(priceOf(change)).toEqual(price);
  });

  it('without a threshold is never free, and without a limit never too heavy', () => {
    expect(priceOf({ goods: 100_000_000, grams: 5_000_000 }, 'AB', 'T0E 0A1')).toBe(4_000);
  });

  it('is refused with the shop’s reason, and without one where no zone is', () => {
    expect(priceOf({}, 'NU')).toEqual({ problem: 'notServed', reason: named('No flights in winter') });
    expect(priceOf({}, 'ON', 'X1A 1A1')).toEqual({ problem: 'notServed', reason: named('No flights in winter') });
    expect(priceOf({}, 'QC')).toEqual({ problem: 'notServed', reason: null });
    expect(quoteShipping([], { province: 'ON', postalCode: null }, parcel)).toMatchObject({ problem: 'notServed' });
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d grams, and as many cents', (value) => {
    for (const field of ['grams', 'goods', 'surcharge']) expect(() => priceOf({ [field]: value })).toThrow(RangeError);
  });
});

describe('the zone of an address', () => {
  const nameOf = (province: ProvinceCode | null, postalCode: string | null) =>
    zoneOf(zones, { province, postalCode })?.name.en ?? null;

  test.each([
    ['its province', 'AB', 'T5J 0A1', 'Provinces'],
    ['a prefix before the province', 'AB', 'T0E 0A1', 'Mountains'],
    ['the longest prefix', 'AB', 'T0E 1B2', 'Park'],
    ['the longest prefix of one zone too', 'AB', 'T0E 2A1', 'Mountains'],
    ['any notation', 'AB', ' t0e-1b2 ', 'Park'],
    ['the beginning of a code', 'AB', 'T0E', 'Mountains'],
    ['too little of a code', 'AB', 'T0', 'Provinces'],
    ['a prefix alone', null, 'T0E', 'Mountains'],
    ['no code', 'BC', null, 'Provinces'],
    ['nothing known yet: the first zone', null, null, 'Provinces'],
    ['a code without a zone', null, 'H2X', null],
    ['a province without a zone', 'QC', 'H2X 1Y4', null],
  ] as const)('%s', (_, province, postalCode, zone) => {
    expect(nameOf(province, postalCode)).toBe(zone);
  });
});

describe('a rate table', () => {
  const faultsOf = (...changes: Partial<ShippingZone>[]) =>
    zoneFaults(changes.map((change) => ({ ...provinces, ...change }))).map(({ zone, field, fault }) => [
      zone,
      field,
      fault,
    ]);

  it('may be the one of a new installation', () => {
    expect(zoneFaults(defaultShippingZones)).toEqual([]);
    expect(zoneFaults(zones)).toEqual([]);
  });

  test.each<[string, Partial<ShippingZone>[], unknown]>([
    ['a zone without a place', [{ provinces: [] }], [0, 'provinces', 'emptyZone']],
    ['a province twice', [{}, { provinces: ['ON'] }], [1, 'provinces', 'provinceTwice']],
    [
      'a prefix twice',
      [{ postalPrefixes: ['T0E'] }, { provinces: [], postalPrefixes: ['T0E'] }],
      [1, 'postalPrefixes', 'prefixTwice'],
    ],
    ['a prefix twice in one zone', [{ postalPrefixes: ['T0E', 'T0E'] }], [0, 'postalPrefixes', 'prefixTwice']],
    ['no prefix of a postal code', [{ postalPrefixes: ['D1A'] }], [0, 'postalPrefixes', 'prefixShape']],
    ['no rate', [{ rates: [] }], [0, 'rates', 'noRate']],
    ['equal weights', [{ rates: [1, 1].map((upToGrams) => ({ upToGrams, feeCents: 1 })) }], [0, 'rates', 'rateOrder']],
    [
      'a rate after any weight',
      [{ rates: [null, 5].map((upToGrams) => ({ upToGrams, feeCents: 1 })) }],
      [0, 'rates', 'rateOrder'],
    ],
    ['days backwards', [{ days: { min: 3, max: 2 } }], [0, 'days', 'daysOrder']],
    ['a name in one language', [{ name: { en: 'Provinces', fr: ' ' } }], [0, 'name', 'bothLanguages']],
    ['a reason in one language', [{ refusal: { en: '', fr: 'Non' } }], [0, 'refusal', 'bothLanguages']],
  ])('has a fault: %s', (_, changes, fault) => {
    expect(faultsOf(...changes)).toEqual([fault]);
  });

  it('needs no rate where nothing is shipped', () => {
    expect(faultsOf({ rates: [], refusal: named('No') })).toEqual([]);
  });

  it('comes from the wire in cents, with prefixes in one notation', () => {
    const wire = { ...provinces, provinces: [...provinces.provinces], postalPrefixes: [' t0e '] };
    const zone = shippingZoneOf({ ...wire, rates: [{ upToGrams: null, fee: 19.99 }], freeFrom: 0.1 });
    expect(zone).toMatchObject({ postalPrefixes: ['T0E'], rates: [{ feeCents: 1_999 }], freeFromCents: 10 });
  });

  it('of a new installation ships nothing to the North for free, however dear, and no arena of 71 kg for little', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ProvinceCode>('NU', 'NT', 'YT'),
        fc.nat({ max: 10_000_000 }),
        fc.nat({ max: 80_000 }),
        (province, goods, grams) => {
          const quote = quoteShipping(
            defaultShippingZones,
            { province, postalCode: null },
            { goods, grams, surcharge: 0 },
          );
          expect(isServed(quote) && quote.fee).toBeGreaterThanOrEqual(grams > 30_000 ? 29_000 : 2_500);
        },
      ),
    );
    expect(provinceCodes.every((province) => zoneOf(defaultShippingZones, { province, postalCode: null }))).toBe(true);
  });
});
