import { type ProvinceCode, provinceCodes, provinces } from '@dronesoccer/contracts';

/**
 * Returns the province that the address of a picked or detected place names by its code or in one of our languages, or
 * null. The address of a listed location is a street.
 */
export function provinceIn(address: string): ProvinceCode | null {
  const parts = address.split(',').map((part) => part.trim());
  const isNamed = (code: ProvinceCode) =>
    [code, provinces[code].en, provinces[code].fr].some((name) => parts.includes(name));
  return provinceCodes.find(isNamed) ?? null;
}
