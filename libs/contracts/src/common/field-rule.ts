import type { Locale, LocalText } from './locales.ts';
import { type PatternName, patterns } from './patterns.ts';
import { phoneDigits } from './phone.ts';
import { plainAmount } from './plain-amount.ts';
import { normalizePostalCode } from './postal-code.ts';
import { isProvinceCode, parseProvince } from './provinces.ts';

/** Normalise typed text before it is validated and stored. */
const normalizers = {
  trim: (value: string) => value.trim(),
  /** For a single line that is typed into a larger box: line breaks become spaces. */
  line: (value: string) => value.trim().replace(/[\r\n]+/g, ' '),
  /** For passwords: every character counts. */
  none: (value: string) => value,
  phone: (value: string) => phoneDigits(value.trim()),
  postalCode: (value: string) => normalizePostalCode(value) ?? value.trim(),
  upperCase: (value: string) => value.trim().toUpperCase(),
  amount: (value: string) => plainAmount(value),
  /** Completes `club.ca` to `https://club.ca`. */
  webAddress: (value: string) => value.trim().replace(/^(?!$|[^/]*:\/\/)/, 'https://'),
} as const;

/** Checks a value against a list rather than a pattern. */
const checks = {
  province: (value: string) => parseProvince(value) !== null,
  provinceCode: (value: string) => isProvinceCode(value),
} as const;

/** Explains what exactly is wrong with a value, or returns null when only the rule's own message applies. */
const explanations = {
  email: (value: string): LocalText | null => {
    const [foreign] = /\P{ASCII}/u.exec(value) ?? [];
    if (foreign !== undefined)
      return {
        en: `Enter valid email: “${foreign}” cannot be part of an address`,
        fr: `Entrez une adresse courriel valide\u00a0: «\u00a0${foreign}\u00a0» ne peut pas faire partie d’une adresse`,
      };
    if (/\s/.test(value))
      return { en: 'Enter valid email, without spaces', fr: 'Entrez une adresse courriel valide, sans espace' };
    return value.includes('@')
      ? null
      : { en: 'Enter valid email, with an @', fr: 'Entrez une adresse courriel valide, avec un @' };
  },
  phone: (value: string): LocalText | null =>
    /\p{L}|#/u.test(value)
      ? { en: 'Enter the phone number alone, without an extension', fr: 'Entrez le numéro seul, sans numéro de poste' }
      : null,
} as const;

export interface FieldRule {
  /** The minimum and maximum length in characters, after normalising. */
  readonly min: number;
  readonly max: number;
  readonly pattern?: PatternName;
  readonly check?: keyof typeof checks;
  readonly normalize: keyof typeof normalizers;
  /** Selects an explanation that is more specific than `invalid` for some values. */
  readonly explain?: keyof typeof explanations;
  /** An empty value is valid. */
  readonly optional?: true;
  /** The message when the field is empty. */
  readonly required: LocalText;
  /** The message when the field is filled in but not valid. */
  readonly invalid: LocalText;
}

/** Returns the rule for free text: at most `max` characters, or empty. */
export function freeTextRule(max: number) {
  const thousands = (separator: string): string => String(max).replace(/(?=(?:\d{3})+$)\B/g, separator);
  return {
    min: 1,
    max,
    normalize: 'trim',
    optional: true,
    required: { en: 'Text is required', fr: 'Un texte est requis' },
    invalid: {
      en: `Enter at most ${thousands(',')} characters`,
      fr: `Entrez au plus ${thousands('\u00a0')} caractères`,
    },
  } as const satisfies FieldRule;
}

/** Returns the value as it is validated and stored: trimmed, digits only or upper case, as the field's rule says. */
export const normalizeField = (rule: FieldRule, value: string): string => normalizers[rule.normalize](value);

/**
 * Validates one field by its rule, in the form and on the server alike. The value is normalised first. The length is
 * checked before the pattern, so no pattern ever runs on a long text.
 *
 * @returns null if the value is valid, otherwise the message for the person
 */
export function validateField(rule: FieldRule, value: unknown, locale: Locale): string | null {
  if (value === undefined || value === null || value === '') return rule.optional ? null : rule.required[locale];
  if (typeof value !== 'string') return rule.invalid[locale];
  // Normalising reads the whole text, so refuse an absurdly long one first.
  if (value.length > 4 * rule.max + 16) return rule.invalid[locale];
  const kept = normalizeField(rule, value);
  if (kept.trim() === '') return rule.optional ? null : rule.required[locale];
  const fits =
    kept.length >= rule.min &&
    kept.length <= rule.max &&
    (rule.pattern === undefined || patterns[rule.pattern].test(kept)) &&
    (rule.check === undefined || checks[rule.check](kept));
  if (fits) return null;
  const explained = rule.explain && explanations[rule.explain](kept);
  return (explained ?? rule.invalid)[locale];
}
