import type { LocalText, ProvinceCode } from '@dronesoccer/contracts';
import { addDays, mondayOf } from '../days.ts';

// The paid holidays in the employment standards of each province and territory, on their actual dates: employers decide
// whether a Sunday holiday moves to the Monday. These acts apply as of 2026: Employment Standards Code (AB, MB),
// Employment Standards Act (BC, NB, NT, ON, PE, YT), Labour Standards Act (NL, NU), Labour Standards Code (NS), Act
// respecting labour standards and National Holiday Act (QC), Saskatchewan Employment Act.
//
// Not included: days that only some employers observe (Easter Monday, Boxing Day outside Ontario, the civic holiday in
// Ontario), and Remembrance Day in Manitoba and Nova Scotia, which have separate laws for it.

export interface Holiday {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly name: LocalText;
}

interface Rule {
  readonly name: LocalText;
  /** Returns the date in a year. */
  readonly on: (year: number) => string;
  readonly provinces: readonly ProvinceCode[];
  /** The first year in which it was a holiday. */
  readonly since?: number;
}

const everywhere: readonly ProvinceCode[] = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
];

const fixedDate =
  (monthAndDay: string) =>
  (year: number): string =>
    `${year}-${monthAndDay}`;

/** Returns the n-th Monday of a month such as `02`. */
const monday =
  (n: number, month: string) =>
  (year: number): string => {
    // The first Monday begins the week that contains the seventh.
    return addDays(mondayOf(`${year}-${month}-07`), 7 * (n - 1));
  };

/** Returns the last Monday before 25 May. */
const mondayBefore25May = (year: number): string => mondayOf(`${year}-05-24`);

/** Returns Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${pair(Math.floor(days / 31))}-${pair((days % 31) + 1)}`;
}

const goodFriday = (year: number): string => addDays(easter(year), -2);

const rules: readonly Rule[] = [
  { name: { en: 'New Year’s Day', fr: 'Jour de l’An' }, on: fixedDate('01-01'), provinces: everywhere },
  {
    name: { en: 'Family Day', fr: 'Jour de la famille' },
    on: monday(3, '02'),
    provinces: ['AB', 'BC', 'NB', 'ON', 'SK'],
  },
  { name: { en: 'Louis Riel Day', fr: 'Journée Louis Riel' }, on: monday(3, '02'), provinces: ['MB'] },
  { name: { en: 'Heritage Day', fr: 'Fête du Patrimoine' }, on: monday(3, '02'), provinces: ['NS'] },
  { name: { en: 'Islander Day', fr: 'Fête des Insulaires' }, on: monday(3, '02'), provinces: ['PE'] },
  // In Quebec an employer chooses between this day and Easter Monday.
  { name: { en: 'Good Friday', fr: 'Vendredi saint' }, on: goodFriday, provinces: everywhere },
  {
    name: { en: 'Victoria Day', fr: 'Fête de la Reine' },
    on: mondayBefore25May,
    provinces: ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'SK', 'YT'],
  },
  {
    name: { en: 'National Patriots’ Day', fr: 'Journée nationale des patriotes' },
    on: mondayBefore25May,
    provinces: ['QC'],
  },
  {
    name: { en: 'National Indigenous Peoples Day', fr: 'Journée nationale des peuples autochtones' },
    on: fixedDate('06-21'),
    provinces: ['NT', 'YT'],
  },
  {
    name: { en: 'Quebec’s National Holiday', fr: 'Fête nationale du Québec' },
    on: fixedDate('06-24'),
    provinces: ['QC'],
  },
  {
    name: { en: 'Canada Day', fr: 'Fête du Canada' },
    on: fixedDate('07-01'),
    provinces: everywhere.filter((province) => province !== 'NL'),
  },
  { name: { en: 'Memorial Day', fr: 'Jour commémoratif' }, on: fixedDate('07-01'), provinces: ['NL'] },
  { name: { en: 'Nunavut Day', fr: 'Jour du Nunavut' }, on: fixedDate('07-09'), provinces: ['NU'], since: 2020 },
  {
    name: { en: 'British Columbia Day', fr: 'Fête de la Colombie-Britannique' },
    on: monday(1, '08'),
    provinces: ['BC'],
  },
  { name: { en: 'New Brunswick Day', fr: 'Fête du Nouveau-Brunswick' }, on: monday(1, '08'), provinces: ['NB'] },
  { name: { en: 'Saskatchewan Day', fr: 'Fête de la Saskatchewan' }, on: monday(1, '08'), provinces: ['SK'] },
  { name: { en: 'Civic Holiday', fr: 'Congé civique' }, on: monday(1, '08'), provinces: ['NT', 'NU'] },
  { name: { en: 'Discovery Day', fr: 'Jour de la Découverte' }, on: monday(3, '08'), provinces: ['YT'] },
  { name: { en: 'Labour Day', fr: 'Fête du Travail' }, on: monday(1, '09'), provinces: everywhere },
  ...(
    [
      [2022, ['NT', 'NU', 'PE']],
      [2023, ['BC', 'YT']],
      [2024, ['MB']],
    ] as const satisfies readonly (readonly [number, readonly ProvinceCode[]])[]
  ).map(([since, provinces]): Rule => ({
    name: {
      en: 'National Day for Truth and Reconciliation',
      fr: 'Journée nationale de la vérité et de la réconciliation',
    },
    on: fixedDate('09-30'),
    provinces,
    since,
  })),
  {
    name: { en: 'Thanksgiving', fr: 'Action de grâce' },
    on: monday(2, '10'),
    provinces: ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT'],
  },
  {
    name: { en: 'Remembrance Day', fr: 'Jour du Souvenir' },
    on: fixedDate('11-11'),
    provinces: ['AB', 'BC', 'NB', 'NL', 'NT', 'NU', 'PE', 'SK', 'YT'],
  },
  { name: { en: 'Christmas Day', fr: 'Noël' }, on: fixedDate('12-25'), provinces: everywhere },
  { name: { en: 'Boxing Day', fr: 'Lendemain de Noël' }, on: fixedDate('12-26'), provinces: ['ON'] },
];

const ofYear = (province: ProvinceCode, year: number): Holiday[] =>
  rules
    .filter(({ provinces, since = 0 }) => provinces.includes(province) && year >= since)
    .map(({ name, on }) => ({ day: on(year), name }));

/**
 * Returns the statutory holidays of a province or territory between two days (`YYYY-MM-DD`, both included), in order.
 */
export function holidays(province: ProvinceCode, from: string, to: string): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, years) => first + years);
  return years
    .flatMap((year) => ofYear(province, year))
    .filter(({ day }) => from <= day && day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
