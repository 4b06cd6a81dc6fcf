import { describe, expect, test } from 'vitest';
import * as contracts from './index.ts';

const {
  Role,
  SectionId,
  categoriesOf,
  categoryMenu,
  limits,
  normalizePostalCode,
  parseProvince,
  postalCodeMismatch,
  productCategories,
  provinceCodes,
  provinces,
  provincesOfPostalCode,
  storageKeys,
  toE164,
  valuesOf,
} = contracts;

describe('enumerations of spec 3', () => {
  test.each([
    ['Role', { SUPER_ADMIN: 1, ADMIN: 2, COMPANY_ADMIN: 3, MEMBER: 4, PLAYER: 5, COACH: 6 }],
    ['CampaignStatus', { DRAFT: 1, SCHEDULED: 2, SENT: 3, CANCELLED: 4 }],
    ['PaymentStatus', { PENDING: 1, PAID: 2, FAILED: 3, REFUNDED: 4, CANCELLED: 5 }],
    ['OrderStatus', { PENDING: 1, PAID: 2, CANCELLED: 3, SHIPPED: 4 }],
    ['BookingStatus', { PENDING: 1, CONFIRMED: 2, CANCELLED: 3 }],
    ['SlotType', { GUEST: 1, MEMBER: 2, TOURNAMENT: 3 }],
    ['BookingUserType', { GUEST: 1, MEMBER: 2 }],
    ['ArenaClass', { CLASS_20: 1, CLASS_40: 2 }],
    ['BookingMode', { SHARED: 1, FULL: 2 }],
    ['PackageTier', { STANDARD: 1, PREMIUM: 2 }],
  ] as const)('%s', (name, values) => {
    expect(contracts[name]).toEqual(values);
  });

  test('section ids are the menu’s', () => {
    expect(SectionId).toMatchObject({ ARENA: 0, CLASS_SLOT: 1, ALL_PRODUCTS: 3, NEWS_LETTER: 4, SOCIAL_MEDIA: 5 });
    expect(valuesOf(Role)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('categories', () => {
  test('carry the spec’s names', () => {
    expect(Object.values(productCategories)).toEqual([
      'Drone',
      'Kit',
      'Accessory',
      'Complete Packages',
      'Inflatable Units',
      'Parts and Accessories',
    ]);
  });

  test('every category is shown by exactly one entry of the menu', () => {
    expect(categoryMenu.flatMap(({ categories }) => categories).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are found by slug and by name, and by nothing else', () => {
    expect(categoriesOf('parts-and-accessories')).toEqual([3, 6]);
    expect(categoriesOf('Parts and Accessories')).toEqual([6]);
    expect(categoriesOf('complete packages')).toEqual([4]);
    expect(categoriesOf('constructor')).toBeNull();
  });
});

describe('provinces and postal codes', () => {
  test('there are thirteen, each found by code and by both names', () => {
    expect(provinceCodes).toHaveLength(13);
    for (const code of provinceCodes) {
      for (const text of [code, code.toLowerCase(), provinces[code].en, provinces[code].fr.toUpperCase()]) {
        expect(parseProvince(text), text).toBe(code);
      }
    }
    expect(parseProvince('ile du prince edouard')).toBe('PE');
    expect(parseProvince('')).toBeNull();
  });

  test('a postal code is written one way, however it is typed', () => {
    for (const text of ['k1a0b1', 'K1A 0B1', ' k1a-0b1', 'K 1 A 0 B 1']) {
      expect(normalizePostalCode(text), text).toBe('K1A 0B1');
    }
    for (const text of ['K1A 0B', 'K1A 0B12', '12345', 'Z1A 0B1', 'K1A 0U1', ' '.repeat(1_000)]) {
      expect(normalizePostalCode(text), text).toBeNull();
    }
  });

  test('a postal code lies in the province of its first letter', () => {
    const every = [...'ABCEGHJKLMNPRSTVXY'].flatMap((letter) => provincesOfPostalCode(`${letter}2B 1A1`));
    expect(new Set(every)).toEqual(new Set(provinceCodes));
    expect(provincesOfPostalCode('h2x1y4')).toEqual(['QC']);
    expect(provincesOfPostalCode('no code')).toEqual([]);
  });

  test('a code of another province is reported, an unfinished one is not', () => {
    expect(postalCodeMismatch('ON', 'h2x 1y4')).toEqual({
      en: 'This postal code belongs to: Quebec',
      fr: 'Ce code postal correspond à\u00a0: Québec',
    });
    for (const [province, code] of [
      ['QC', 'H2X1Y4'],
      ['NU', 'X0A 0H0'],
      ['NT', 'X1A 1P8'],
      ['ON', 'H2X'],
      ['', 'H2X 1Y4'],
    ]) {
      expect(postalCodeMismatch(province ?? '', code ?? ''), code).toBeNull();
    }
  });

  test('the federal government’s code is good on both banks of the Ottawa River', () => {
    expect(postalCodeMismatch('ON', 'K1A 0B1')).toBeNull();
    expect(postalCodeMismatch('QC', 'K1A 0M8')).toBeNull();
    expect(postalCodeMismatch('QC', 'K1B 0M8')).not.toBeNull();
  });
});

test('phone numbers are kept as E.164', () => {
  expect(toE164('6045550199')).toBe('+16045550199');
  expect(toE164('16045550199')).toBe('+16045550199');
  expect(toE164('447911123456')).toBe('+447911123456');
});

test('storage keys are the spec’s', () => {
  expect(Object.values(storageKeys).toSorted()).toEqual(
    [
      'token refresh_token bookingFormData bookingId bookingStep cartItems recentLocations selectedLocation latitude',
      'longitude booking_data_temp buyNowData applied_coupon hasSeenFirstOrderModal selectedLocationId activeSection',
      'theme root',
    ]
      .join(' ')
      .split(' ')
      .toSorted(),
  );
});

test('limits are those of spec 9', () => {
  expect(limits).toMatchObject({
    recentLocations: 4,
    locationListCollapsed: 4,
    nearbyRadiusKm: 100,
    geolocation: { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
    citySearchMinCharacters: 2,
    suggestionListMaxHeightPx: 300,
    queryCacheMs: 60_000,
    toastMs: 2_500,
    backToTopPx: 300,
    dropdownHideMs: 150,
    productScrollDelayMs: 100,
    persistedStateTimeoutMs: 5_000,
    contactDays: { min: 1, max: 365 },
    bookingChangeHours: 48,
    returnDays: 14,
    safeSportAppealDays: 14,
    defaultQuantity: 1,
    images: { path: '/_next/image', quality: 75 },
  });
  expect([...limits.images.smallWidths, ...limits.images.deviceWidths]).toHaveLength(16);
});
