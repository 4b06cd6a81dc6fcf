import type { LocalText } from './locales.ts';

/** The ten provinces and three territories, by Canada Post's two-letter codes. */
export const provinces = {
  AB: { en: 'Alberta', fr: 'Alberta' },
  BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
  MB: { en: 'Manitoba', fr: 'Manitoba' },
  NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  NT: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  NU: { en: 'Nunavut', fr: 'Nunavut' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  PE: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  QC: { en: 'Quebec', fr: 'Québec' },
  SK: { en: 'Saskatchewan', fr: 'Saskatchewan' },
  YT: { en: 'Yukon', fr: 'Yukon' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type ProvinceCode = keyof typeof provinces;

export const provinceCodes = Object.keys(provinces) as ProvinceCode[];

/** Returns whether a value is a two-letter code in upper case, such as `BC`. */
export const isProvinceCode = (value: unknown): value is ProvinceCode =>
  typeof value === 'string' && Object.hasOwn(provinces, value);

/** Reduces a text to letters without case or accents: `québec`, `Quebec` and `QUÉBEC` share one key. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

const codesByKey = new Map<string, ProvinceCode>(
  provinceCodes.flatMap((code) => [code, provinces[code].en, provinces[code].fr].map((name) => [keyOf(name), code])),
);

/**
 * Returns the province for a code or an English or French name, in any case, with or without accents; null for any
 * other text.
 */
export const parseProvince = (text: string): ProvinceCode | null => codesByKey.get(keyOf(text)) ?? null;
