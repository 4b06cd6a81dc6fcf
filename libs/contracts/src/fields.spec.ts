import { describe, expect, test, vi } from 'vitest';
import type { FieldName, FieldRule } from './index.ts';
import { fieldRules, locales, normalizeField, patterns, validateField } from './index.ts';

const names = Object.keys(fieldRules) as FieldName[];
const ruleOf = (name: FieldName): FieldRule => fieldRules[name];
const check = (name: FieldName, value: unknown): string | null => validateField(fieldRules[name], value, 'en');

describe('messages', () => {
  test.each([
    ['partnerFullName', 'Full Name is required', 'Enter valid full name'],
    ['partnerJobTitle', 'Job Title is required', 'Enter valid job title'],
    ['partnerMobileNo', 'Mobile No is required', 'Enter valid mobile no'],
    ['partnerEmail', 'Email is required', 'Enter valid email'],
    ['partnerOrgName', 'Organization Name is required', 'Enter valid organization name'],
    ['partnerProvince', 'Province/Territory is required', 'Enter valid province/territory'],
    ['newsletterEmail', 'Email is required', 'Enter valid email'],
  ] as const)('of %s are the spec’s', (name, required, invalid) => {
    expect(check(name, '')).toBe(required);
    expect(check(name, '   ')).toBe(required);
    expect(check(name, '\u0001\u0002')).toBe(invalid);
  });

  test.each(locales)('exist for every field in %s', (locale) => {
    for (const name of names) {
      expect(ruleOf(name).required[locale], name).toMatch(/\S{3}/);
      expect(ruleOf(name).invalid[locale], name).toMatch(/\S{3}/);
    }
  });
});

describe('lengths of spec 5', () => {
  test.each([
    ['partnerFullName', 1, 150],
    ['partnerJobTitle', 1, 150],
    ['partnerEmail', 3, 50],
    ['partnerOrgName', 1, 180],
    ['partnerProvince', 1, 120],
    ['newsletterEmail', 3, 50],
  ] as const)('%s takes %i to %i', (name, min, max) => {
    expect([fieldRules[name].min, fieldRules[name].max]).toEqual([min, max]);
  });

  test('a mobile number has up to 25 digits', () => {
    expect(check('partnerMobileNo', '1'.repeat(25))).toBeNull();
    expect(check('partnerMobileNo', '1'.repeat(26))).toBe('Enter valid mobile no');
  });

  test('an e-mail of 50 passes the newsletter form, one of 51 does not', () => {
    const domain = '@club.soccer';
    expect(check('newsletterEmail', 'a'.repeat(50 - domain.length) + domain)).toBeNull();
    expect(check('newsletterEmail', 'a'.repeat(51 - domain.length) + domain)).toBe('Enter valid email');
  });
});

describe('what is accepted', () => {
  test.each([
    ['email', 'jean@exemple.quebec'],
    ['email', 'first.last+tag@mail.drone-soccer.ca'],
    ['password', 'Demo#2026'],
    ['password', 'aA1!'],
    ['firstName', 'É'],
    ['firstName', 'Jean-François'],
    ['lastName', 'O’Neil'],
    ['lastName', "D'Arcy Mac Donald"],
    ['lastName', 'St. John Jr.'],
    ['lastName', 'Nguyễn'],
    ['partnerOrgName', 'Smith, Wesson & Co. 7'],
    ['partnerProvince', 'quebec'],
    ['partnerProvince', 'Colombie-Britannique'],
    ['partnerProvince', 'on'],
    ['partnerMobileNo', '6045550199'],
    ['partnerWebsite', 'https://club.ca/en/news?page=2#top'],
    ['partnerWebsite', ' www.aero-club.quebec '],
    ['partnerWebsite', ''],
    ['phone', '+1 (604) 555-0199'],
    ['phone', ''],
    ['addressLine2', null],
    ['addressPostalCode', 'v6b1a1'],
    ['addressPostalCode', ' V6B-1A1 '],
    ['addressProvince', 'bc'],
    ['addressCity', 'Trois-Rivières'],
  ] as const)('%s: %j', (name, value) => {
    expect(check(name, value)).toBeNull();
  });
});

describe('what is refused', () => {
  test.each([
    ['email', 'a@b.c'],
    ['email', 'a@b..ca'],
    ['email', '.a@b.ca'],
    ['email', 'a@-b.ca'],
    ['email', 'a b@c.ca'],
    ['email', `a@b.${'c'.repeat(25)}`],
    ['email', 'a@b.ca\nBcc: x@y.ca'],
    ['password', 'demo#2026'],
    ['password', 'DEMO#2026'],
    ['password', 'Demo#####'],
    ['password', 'Demo2026'],
    ['password', 'Demo 2026'],
    ['firstName', 'R2D2'],
    ['firstName', 'Ann  Marie'],
    ['firstName', '-Ann'],
    ['firstName', 'x'.repeat(76)],
    ['partnerOrgName', 'A'],
    ['partnerOrgName', '<b>Club</b>'],
    ['partnerProvince', 'Texas'],
    ['partnerMobileNo', '604 555 0199'],
    ['partnerMobileNo', '123'],
    ['partnerWebsite', 'javascript:alert(1)'],
    ['partnerWebsite', 'javascript://club.ca/%0aalert(1)'],
    ['partnerWebsite', 'https://club.ca@elsewhere.test'],
    ['partnerWebsite', 'https://club.ca/"><script>'],
    ['partnerWebsite', 'https://club.ca/\r\nx'],
    ['partnerWebsite', '//club.ca'],
    ['partnerWebsite', 'https://localhost'],
    ['phone', '555-0199'],
    ['phone', '1234567890123'],
    ['addressPostalCode', 'D6B 1A1'],
    ['addressPostalCode', 'W6B 1A1'],
    ['addressPostalCode', 'V6B 1O1'],
    ['addressProvince', 'British Columbia'],
    ['addressLine1', '12 Main St\u0000'],
    ['email', 42],
    ['email', ['a@b.ca']],
    ['email', { toString: () => 'a@b.ca' }],
  ] as const)('%s: %j', (name, value) => {
    // Some messages add an explanation after the rule's own text.
    expect(check(name, value)?.startsWith(ruleOf(name).invalid.en)).toBe(true);
  });
});

test('what is kept is trimmed, written the usual way, and never stripped in a partner’s number', () => {
  expect(normalizeField(fieldRules.addressPostalCode, 'h2x1y4')).toBe('H2X 1Y4');
  expect(normalizeField(fieldRules.phone, '+1 (604) 555-0199')).toBe('16045550199');
  expect(normalizeField(fieldRules.email, ' Ann@Club.ca ')).toBe('Ann@Club.ca');
  expect(normalizeField(fieldRules.password, ' aA1! ')).toBe(' aA1! ');
  expect(normalizeField(fieldRules.seoDescription, ' Light.\r\nFast. ')).toBe('Light. Fast.');
  expect(normalizeField(fieldRules.partnerMobileNo, '604-555')).toBe('604-555');
  expect(normalizeField(fieldRules.partnerWebsite, ' club.ca/en ')).toBe('https://club.ca/en');
  expect(normalizeField(fieldRules.partnerWebsite, 'http://club.ca')).toBe('http://club.ca');
});

describe('patterns take time in proportion to the text', () => {
  const runs = [
    'a',
    'A',
    '1',
    'a.',
    'a-',
    '-',
    'a ',
    ' ',
    "a'",
    '. ',
    'a. ',
    'é',
    'aA1',
    'a@',
    'a@a.',
    'A1A ',
    '+',
    '_',
  ];
  const adversarial = (length: number): string[] =>
    runs.flatMap((run) => {
      const text = run.repeat(Math.ceil(length / run.length));
      return [`${text}\u0000`, `a@${text}!`, `${text}@`, `a@${text}.`];
    });

  const long = adversarial(1_000_000);

  // The test only checks that matching ends: a quadratic pattern would need 10^12 steps, far more than a test may take.
  test.each(Object.entries(patterns))('%s', (_, pattern) => {
    expect(long.map((text) => pattern.test(text))).toHaveLength(long.length);
  });

  test('and a rule never works through a text far above its length, nor shows it to a pattern', () => {
    const work = [vi.spyOn(String.prototype, 'trim'), vi.spyOn(RegExp.prototype, 'test')];
    const answers = names.map((name) => check(name, 'a'.repeat(5_000_000)));
    const calls = work.map((each) => each.mock.calls.length);
    vi.restoreAllMocks();
    expect(calls).toEqual([0, 0]);
    expect(answers).toEqual(names.map((name) => ruleOf(name).invalid.en));
  });
});

describe('says what is wrong where it can', () => {
  test.each([
    ['email', 'élève@mail.ca', 'Enter valid email: “é” cannot be part of an address'],
    ['email', 'ann at club.ca', 'Enter valid email, without spaces'],
    ['email', 'ann.club.ca', 'Enter valid email, with an @'],
    ['email', 'ann@club', 'Enter valid email'],
    ['phone', '+1 (604) 555-0100 ext 5', 'Enter the phone number alone, without an extension'],
    ['addressPhone', '514 555-0100 poste 12', 'Enter the phone number alone, without an extension'],
    ['phone', '555-0100', 'Enter a phone number of 10 to 12 digits'],
    // This is exactly the message of spec 5.
    ['newsletterEmail', 'élève@mail.ca', 'Enter valid email'],
    ['partnerEmail', 'ann at club.ca', 'Enter valid email'],
  ] as const)('%s %s', (name, value, message) => {
    expect(validateField(fieldRules[name], value, 'en')).toBe(message);
  });
});
