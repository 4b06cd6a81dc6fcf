import type { LocalText } from './locales.ts';
import { normalizePostalCode } from './postal-code.ts';
import { type ProvinceCode, provinces } from './provinces.ts';
import { typeset } from './typography.ts';

/**
 * Maps a postal code's first letter to its provinces: Canada Post's postal districts (Canada Post, Addressing
 * Guidelines, "Forward Sortation Area"). X serves two territories.
 */
const provincesOfDistrict: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** The federal government's area: its offices are in Ottawa and, across the river, in Gatineau (`K1A 0B1`). */
const governmentArea = 'K1A';
const governmentProvinces: readonly ProvinceCode[] = ['ON', 'QC'];

/** Returns the provinces that a postal code, typed in any form, can belong to; empty if it is not a postal code. */
export function provincesOfPostalCode(typed: string): readonly ProvinceCode[] {
  const code = normalizePostalCode(typed);
  if (code === null) return [];
  if (code.startsWith(governmentArea)) return governmentProvinces;
  return provincesOfDistrict[code.charAt(0)] ?? [];
}

/**
 * Returns the message for a postal code outside the chosen province: one of the two is wrong, and so the tax or the
 * delivery is wrong too. Returns null if they agree, or if either is incomplete.
 */
export function postalCodeMismatch(province: string, postalCode: string): LocalText | null {
  const possible = provincesOfPostalCode(postalCode);
  if (province === '' || possible.length === 0 || possible.some((code) => code === province)) return null;
  return {
    en: `This postal code belongs to: ${possible.map((code) => provinces[code].en).join(' or ')}`,
    fr: typeset(`Ce code postal correspond à : ${possible.map((code) => provinces[code].fr).join(' ou ')}`, 'fr'),
  };
}
