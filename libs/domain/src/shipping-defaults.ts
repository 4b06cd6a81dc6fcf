import { type ProvinceCode, provinceCodes } from '@dronesoccer/contracts';
import type { ShippingZone } from './shipping.ts';

const territories: readonly ProvinceCode[] = ['YT', 'NT', 'NU'];

/** The rate table of a new installation. Places that only aircraft or winter roads reach cost more, and never nothing. */
export const defaultShippingZones: readonly ShippingZone[] = [
  {
    name: { en: 'Provinces', fr: 'Provinces' },
    provinces: provinceCodes.filter((code) => !territories.includes(code)),
    postalPrefixes: [],
    rates: [
      { upToGrams: 30_000, feeCents: 1_500 },
      { upToGrams: 100_000, feeCents: 6_000 },
      { upToGrams: 1_000_000, feeCents: 18_000 },
    ],
    freeFromCents: 20_000,
    days: { min: 2, max: 7 },
    refusal: null,
  },
  {
    name: { en: 'The North and remote places', fr: 'Le Nord et les régions éloignées' },
    provinces: territories,
    // The coast of Labrador, Nunavik and James Bay, the far north of Ontario and of Manitoba.
    postalPrefixes: ['A0P', 'J0M', 'P0V', 'R0B'],
    rates: [
      { upToGrams: 5_000, feeCents: 2_500 },
      { upToGrams: 30_000, feeCents: 6_500 },
      { upToGrams: 80_000, feeCents: 29_000 },
    ],
    freeFromCents: null,
    days: { min: 7, max: 21 },
    refusal: null,
  },
];
