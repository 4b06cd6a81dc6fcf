import type { Locale, ProvinceCode } from '@dronesoccer/contracts';
import { TaxClass } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';
import { allocate, share } from './money.ts';

export const taxNames = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
export type TaxName = (typeof taxNames)[number];

/** A tax rate in a province for a period of days. A new rate is a new row and never changes an old one. */
export interface TaxRate {
  readonly province: ProvinceCode;
  readonly name: TaxName;
  /** Thousandths of a percent: 9975 is 9.975%. */
  readonly rate: number;
  /** The first day on which the rate applies, `YYYY-MM-DD` in the province. */
  readonly validFrom: string;
  /** The first day on which the rate no longer applies; null if no end is known. */
  readonly validTo: string | null;
  /** The source of the figure. */
  readonly source: string;
}

/** The organisation's registration to collect a tax. GST and HST share one federal number, under province `CA`. */
export interface TaxRegistration {
  readonly province: ProvinceCode | 'CA';
  readonly name: TaxName;
  readonly number: string;
  readonly isActive: boolean;
}

export interface TaxLine {
  readonly name: TaxName;
  /** Thousandths of a percent. */
  readonly rate: number;
  /** The amount that the tax is computed on. */
  readonly taxable: Cents;
  readonly amount: Cents;
  readonly registration: string | null;
}

type TaxBase = Readonly<Partial<Record<TaxClass, Cents>>>;

/** 100% in thousandths of a percent. */
const WHOLE = 100_000;

const federal: ReadonlySet<TaxName> = new Set(['GST', 'HST']);

/**
 * Provincial taxes that do not apply to every class. BC: PST applies to goods and their delivery; admission to a sport
 * and membership in it are not taxable services (Provincial Sales Tax Act, SBC 2012, c. 35). Manitoba: the same holds
 * for RST (The Retail Sales Tax Act, C.C.S.M. c. R130). Saskatchewan's PST has applied to admission, recreation and
 * memberships since 1 October 2022 (Ministry of Finance), and Quebec's QST follows the GST, so both apply to every
 * class.
 */
const goodsOnly: readonly TaxClass[] = [TaxClass.GOODS, TaxClass.SHIPPING];
const limitedClasses: Readonly<Partial<Record<ProvinceCode, Readonly<Partial<Record<TaxName, readonly TaxClass[]>>>>>> =
  {
    BC: { PST: goodsOnly },
    MB: { RST: goodsOnly },
  };

const everyClass: readonly TaxClass[] = Object.values(TaxClass);

/** Returns the tax classes that a tax is charged on in a province. */
export const taxedClasses = (province: ProvinceCode, name: TaxName): readonly TaxClass[] =>
  limitedClasses[province]?.[name] ?? everyClass;

/** Days compare as text, which for `YYYY-MM-DD` is chronological order. */
const holdsOn = (row: TaxRate, day: string): boolean =>
  row.validFrom <= day && (row.validTo === null || day < row.validTo);

/**
 * Returns the tax lines for amounts after discount, each rounded once, halves up. A provincial tax is charged only if
 * the organisation has an active registration; GST and HST are always charged. A taxable amount of 0 gives no line.
 *
 * @param base cents per tax class
 * @param province where the goods go, or where the pickup or booking is
 * @param day the day of the order there, `YYYY-MM-DD`
 * @param rates rows of any province and period; the function selects those that apply
 */
export function taxLines(
  base: TaxBase,
  province: ProvinceCode,
  day: string,
  rates: readonly TaxRate[],
  registrations: readonly TaxRegistration[] = [],
): TaxLine[] {
  const lines: TaxLine[] = [];
  for (const row of rates) {
    if (row.province !== province || !holdsOn(row, day)) continue;
    const registration = registrations.find(
      ({ name, province: where, isActive }) =>
        isActive &&
        (federal.has(row.name) ? where === 'CA' && federal.has(name) : where === province && name === row.name),
    );
    if (!federal.has(row.name) && !registration) continue;
    const taxable = taxedClasses(province, row.name).reduce((sum, taxClass) => sum + (base[taxClass] ?? 0), 0);
    if (taxable === 0) continue;
    lines.push({
      name: row.name,
      rate: row.rate,
      taxable,
      amount: share(taxable, row.rate, WHOLE),
      registration: registration?.number ?? null,
    });
  }
  // The federal tax comes first, as is usual on Canadian receipts.
  return lines.toSorted((a, b) => Number(federal.has(b.name)) - Number(federal.has(a.name)));
}

/**
 * Spreads one tax, already rounded for the whole sale, over the lines that it was charged on, in whole cents that add
 * up to the tax. If remainders are equal, the earlier line gets the cent, so the order of the lines matters.
 *
 * @param classes the tax classes that the tax was charged on
 */
export const taxShares = (
  amount: Cents,
  classes: readonly TaxClass[],
  lines: readonly { readonly taxClass: TaxClass; readonly net: Cents }[],
): Cents[] =>
  allocate(
    amount,
    lines.map(({ taxClass, net }) => (classes.includes(taxClass) ? net : 0)),
  );

/** The French names of taxes, where they differ. */
const frenchTaxes: Readonly<Record<string, string>> = { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ' };

/** Returns a tax's name in a language, unchanged if the language has no different name. */
export const taxName = (name: string, locale: Locale): string => (locale === 'fr' ? (frenchTaxes[name] ?? name) : name);

/** Formats a tax's name and rate: `GST 5%`, `TPS 5 %`. `rate` is in thousandths of a percent. */
export function taxText({ name, rate }: { readonly name: string; readonly rate: number }, locale: Locale): string {
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 });
  return `${taxName(name, locale)} ${percent.format(rate / 100_000)}`;
}
