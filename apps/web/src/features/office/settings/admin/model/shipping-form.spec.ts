import type { ShippingZoneWire } from '@dronesoccer/contracts';
import { describe, expect, it, test } from 'vitest';
import {
  differingZones,
  gramsOf,
  newZone,
  savedZones,
  tryTable,
  type ZoneForm,
  zoneErrors,
  zoneForm,
} from './shipping-form';

const zone: ShippingZoneWire = {
  name: { en: 'Provinces', fr: 'Provinces' },
  provinces: ['AB'],
  postalPrefixes: ['T0E', 'T0H'],
  rates: [
    { upToGrams: 2_500, fee: 12.5 },
    { upToGrams: null, fee: 30 },
  ],
  freeFrom: 199.99,
  days: { min: 2, max: 7 },
  refusal: null,
};
const texts = { weight: 'weight', fee: 'fee', freeFrom: 'free', days: 'days' };
const typed = (change: Partial<ZoneForm>) => [{ ...zoneForm(zone, 'en'), ...change }];
const errorsOf = (change: Partial<ZoneForm>) => zoneErrors(typed(change), 'en', texts)[0];
const rate = (upTo: string, fee: string) => ({ key: 0, upTo, fee });

describe('the form of the shipping rates', () => {
  it.each(['en', 'fr'] as const)('gives back in %s what it was filled with', (locale) => {
    const closed = { ...zone, freeFrom: null, days: null, refusal: { en: 'No', fr: 'Non' } };
    expect(savedZones([zone, closed].map((each) => zoneForm(each, locale)))).toEqual([zone, closed]);
    expect(zoneErrors([zoneForm(zone, locale)], locale, texts)).toEqual([{}]);
  });

  test.each([
    ['2.5', 2_500],
    ['2,5 kg', 2_500],
    [' 0.001', 1],
    ['1 000', 1_000_000],
    ['', Number.NaN],
    ['2.5555', Number.NaN],
    ['-1', Number.NaN],
    ['two', Number.NaN],
  ])('reads the weight %s', (text, grams) => {
    expect(gramsOf(text)).toBe(grams);
  });

  test.each<[Partial<ZoneForm>, object]>([
    [{ rates: [rate('x', '1')] }, { rates: 'weight' }],
    [{ rates: [rate('0', '1')] }, { rates: 'weight' }],
    [{ rates: [rate('1', '')] }, { rates: 'fee' }],
    [{ rates: [rate('1', '10001')] }, { rates: 'fee' }],
    [{ freeFrom: 'x' }, { freeFrom: 'free' }],
    [{ daysMin: '1', daysMax: '' }, { days: 'days' }],
    [{ daysMin: '9', daysMax: '2' }, { days: 'The first number of days cannot exceed the second' }],
    [{ prefixes: 'T0E; d1' }, { postalPrefixes: expect.stringContaining('T0E') }],
    [{ isServed: false, refusalEn: 'No' }, { refusal: 'Enter the text in both languages' }],
    [{ isServed: false, refusalEn: 'No', refusalFr: 'Non', rates: [rate('x', '')] }, {}],
  ])('names the field of %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('asks a new zone for all that it needs', () => {
    expect(Object.keys(zoneErrors([newZone()], 'en', texts)[0] ?? {}).toSorted()).toEqual([
      'name',
      'provinces',
      'rates',
    ]);
  });

  it('names the zones that differ between two tables, and tells another order from other zones', () => {
    const far = { ...zone, name: { en: 'Far', fr: 'Loin' } };
    const mine = [zone, far].map((each) => zoneForm(each, 'en'));
    expect(differingZones(mine, [zone, far], 'en')).toEqual([]);
    expect(differingZones(mine, [far, zone], 'en')).toBeNull();
    expect(differingZones(mine, [zone, { ...far, freeFrom: null }], 'fr')).toEqual(['Loin']);
    expect(differingZones(mine, [zone], 'en')).toEqual(['Far']);
  });

  it('answers a trial from the table as it is typed', () => {
    const trial = { province: 'AB', postalCode: 't0e', weight: '3,2', goods: '100' } as const;
    expect(tryTable(typed({}), trial)).toMatchObject({ zone: 0, quote: { fee: 3_000 } });
    expect(tryTable(typed({}), { ...trial, goods: '200' })).toMatchObject({ quote: { fee: 0 } });
    expect(tryTable(typed({ rates: [rate('1', '5')] }), trial)).toMatchObject({
      quote: { problem: 'tooHeavy' },
      zone: 0,
    });
    expect(tryTable(typed({}), { ...trial, province: 'BC', postalCode: '' })).toMatchObject({ zone: -1 });
    expect(tryTable(typed({}), { ...trial, weight: '' })).toBeNull();
  });
});
