import { describe, expect, test } from 'vitest';
import { errorCatalogue, errorCodes, errorText, isErrorCode, locales, displayText } from './index.ts';

const numbered = (area: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${area}_${String(index + 1).padStart(3, '0')}`);

/** The codes of spec 8, area by area. */
const specCodes = [
  ...numbered('ARENA', 7),
  ...numbered('PAY', 9),
  ...numbered('CONTACT', 10),
  ...numbered('ORD', 15),
  ...numbered('PART', 9),
  ...numbered('NEWS', 12),
  'NEWS_999',
  ...numbered('PROD', 11),
  ...['CREATION_FAILED', 'FETCH_FAILED', 'NOT_FOUND', 'UPDATE_FAILED', 'DELETE_FAILED', 'ASSIGN_FAILED'].map(
    (name) => `COUPON_${name}`,
  ),
  'COUPON_ALREADY_ASSIGNED',
  'COUPON_UNKNOWN_ERROR',
  ...numbered('USER', 11),
];

/** The wording that spec 8 prescribes; the English text must contain it. */
const specWords: Record<string, string> = {
  ARENA_001: 'location not found',
  ARENA_003: 'unknown error',
  ARENA_004: 'arena not found',
  ARENA_005: 'lat, lng and radius must be valid numbers',
  ARENA_006: 'invalid date format',
  ARENA_007: 'invalid data',
  PAY_001: 'booking not found for payment',
  PAY_002: 'invalid amount',
  PAY_004: 'payment redirect failed',
  PAY_005: 'payment not found',
  PAY_006: 'invalid payment status change',
  PAY_007: 'invalid payment data',
  PAY_008: 'coordinates',
  PAY_009: 'date format',
  CONTACT_002: 'invalid email',
  CONTACT_003: 'contact not found',
  CONTACT_004: 'duplicate submission',
  CONTACT_005: 'submission failed',
  CONTACT_006: 'mail update failed',
  CONTACT_007: 'sms update failed',
  CONTACT_008: 'deactivation failed',
  CONTACT_009: 'fetch failed',
  CONTACT_010: 'days must be 1-365',
  ORD_001: 'not found',
  ORD_002: 'no orders',
  ORD_003: 'invalid data',
  ORD_004: 'database failure',
  ORD_005: 'validation',
  ORD_006: 'update failed',
  ORD_007: 'cancel failed',
  ORD_008: 'invalid status transition',
  ORD_009: 'product not in order',
  ORD_010: 'insufficient stock',
  ORD_011: 'already cancelled',
  ORD_012: 'already completed',
  ORD_013: 'user not found',
  ORD_014: 'at least one item required',
  ORD_015: 'invalid quantity',
  PART_001: 'not found',
  PART_002: 'email exists',
  PART_003: 'inactive',
  PART_004: 'no active partners',
  PART_005: 'invalid data',
  PART_008: 'delete failed',
  PART_009: 'update failed',
  NEWS_002: 'invalid email',
  NEWS_003: 'subscription not found',
  NEWS_004: 'tag not found',
  NEWS_005: 'campaign already exists',
  NEWS_006: 'scheduled date must be in the future',
  NEWS_007: 'scheduled date required for scheduled campaigns',
  NEWS_008: 'invalid tags format or campaign not found',
  NEWS_009: 'tag already exists or failed to send',
  NEWS_010: 'email already subscribed',
  NEWS_011: 'cannot delete this campaign',
  NEWS_012: 'already unsubscribed',
  NEWS_999: 'unexpected',
  PROD_001: 'not found',
  PROD_002: 'name exists',
  PROD_003: 'inactive',
  PROD_004: 'no active products',
  PROD_005: 'invalid data',
  PROD_008: 'delete failed',
  PROD_009: 'update failed',
  PROD_010: 'out of stock',
  PROD_011: 'out of stock',
  COUPON_ALREADY_ASSIGNED: 'coupon already assigned to this email',
  USER_001: 'not found',
  USER_002: 'email exists',
  USER_003: 'current password required to update password',
  USER_004: 'cannot change password for oauth users',
  USER_005: 'current password incorrect',
  USER_006: 'cannot change password for oauth users',
  USER_007: 'cannot reset password for oauth users (use social login)',
  USER_008: 'invalid or expired reset token',
  USER_009: 'token expired',
  USER_010: 'no users',
  USER_011: 'database error',
};

describe('the error catalogue', () => {
  test('has every code of spec 8', () => {
    expect(errorCodes).toEqual(expect.arrayContaining(specCodes));
  });

  test.each(Object.entries(specWords))('%s says "%s"', (code, words) => {
    expect(isErrorCode(code) && errorText(code, 'en').toLowerCase()).toContain(words);
  });

  test.each(locales)('has a text for every code in %s', (locale) => {
    for (const code of errorCodes) expect(errorText(code, locale).trim(), code).toMatch(/\S{3}/);
  });

  test('says it differently in the two languages', () => {
    for (const code of errorCodes) expect(errorText(code, 'fr'), code).not.toBe(errorText(code, 'en'));
  });

  test('answers login and unforeseen failures with the client texts of spec 8', () => {
    expect(errorText('AUTH_001', 'en')).toBe('Invalid email or password');
    expect(errorText('COMMON_001', 'en')).toBe('An unexpected error has occurred. Please try again.');
  });

  test('answers with a 5xx only what the server could not do', () => {
    expect(errorCodes.filter((code) => errorCatalogue[code].status >= 500).toSorted()).toEqual([
      'ARENA_002',
      'ARENA_003',
      'AUTH_012',
      'BOOK_020',
      'COMMON_001',
      'COMMON_007',
      'COMMON_009',
      'CONTACT_001',
      'CONTACT_009',
      'COUPON_FETCH_FAILED',
      'COUPON_UNKNOWN_ERROR',
      'FAMI_003',
      'MEMB_004',
      'NEWS_001',
      'NEWS_999',
      'ORD_004',
      'PART_006',
      'PAY_003',
      'PAY_004',
      'PROD_006',
      'USER_011',
      'WAIV_004',
    ]);
  });

  test('answers 404 wherever something was not found', () => {
    const missing = errorCodes.filter((code) => /not found$/.test(errorText(code, 'en')) && code !== 'NEWS_008');
    for (const code of missing) expect(errorCatalogue[code].status, code).toBe(404);
    expect(errorCatalogue.NEWS_008.secondStatus).toBe(404);
  });

  test('shows people no text that speaks of a database', () => {
    const speaks = /database|base de donn/i;
    for (const code of errorCodes) {
      for (const locale of locales) expect(displayText(code)[locale], code).not.toMatch(speaks);
    }
    // The API keeps the spec's wording.
    expect(errorText('ORD_004', 'en')).toMatch(speaks);
    expect(displayText('ORD_010').en).toBe(errorText('ORD_010', 'en'));
  });

  test('does not take names from Object’s prototype for codes', () => {
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('ORD_010')).toBe(true);
  });
});
