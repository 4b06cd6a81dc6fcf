import {
  type DeliveryDaysWire,
  type Locale,
  type ProvinceCode,
  shippingLimits,
  type ShippingZoneWire,
  zoneProblems,
} from '@dronesoccer/contracts';
import { isServed, quoteShipping, type ShippingQuote, shippingZoneOf, zoneFaults, zoneOf } from '@dronesoccer/domain';
import { amountText, dollarsOf } from '@/lib/forms/amounts';

/** A rate as it is typed. */
export interface RateForm {
  key: number;
  /** Kilograms; empty for any weight. */
  upTo: string;
  fee: string;
}

/** A zone as it is typed. */
export interface ZoneForm {
  key: number;
  nameEn: string;
  nameFr: string;
  provinces: ProvinceCode[];
  /** Separated by commas or spaces. */
  prefixes: string;
  rates: RateForm[];
  /** Empty: never free. */
  freeFrom: string;
  /** Both empty: no delivery time is promised. */
  daysMin: string;
  daysMax: string;
  isServed: boolean;
  refusalEn: string;
  refusalFr: string;
}

let lastKey = 0;
const newKey = (): number => (lastKey += 1);

export const newRate = (): RateForm => ({ key: newKey(), upTo: '', fee: '' });

export const newZone = (): ZoneForm => ({
  ...{ key: newKey(), nameEn: '', nameFr: '', provinces: [], prefixes: '', rates: [newRate()] },
  ...{ freeFrom: '', daysMin: '', daysMax: '', isServed: true, refusalEn: '', refusalFr: '' },
});

export function zoneForm(zone: ShippingZoneWire, locale: Locale): ZoneForm {
  return {
    key: newKey(),
    nameEn: zone.name.en,
    nameFr: zone.name.fr,
    provinces: zone.provinces,
    prefixes: zone.postalPrefixes.join(', '),
    rates: zone.rates.map(({ upToGrams, fee }) => ({
      key: newKey(),
      upTo: upToGrams === null ? '' : kilosText(upToGrams, locale),
      fee: amountText(fee, locale),
    })),
    freeFrom: amountText(zone.freeFrom, locale),
    daysMin: zone.days === null ? '' : String(zone.days.min),
    daysMax: zone.days === null ? '' : String(zone.days.max),
    isServed: zone.refusal === null,
    refusalEn: zone.refusal?.en ?? '',
    refusalFr: zone.refusal?.fr ?? '',
  };
}

/** Returns the typed zone. A text that is no number gives NaN, which `zoneErrors` reports. */
function zoneOfForm(form: ZoneForm): ShippingZoneWire {
  return {
    name: { en: form.nameEn.trim(), fr: form.nameFr.trim() },
    provinces: form.provinces,
    postalPrefixes: form.prefixes
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    rates: form.rates.map(({ upTo, fee }) => ({
      upToGrams: upTo.trim() === '' ? null : gramsOf(upTo),
      fee: dollarsOf(fee) ?? Number.NaN,
    })),
    freeFrom: dollarsOf(form.freeFrom),
    days: daysOf(form),
    refusal: form.isServed ? null : { en: form.refusalEn.trim(), fr: form.refusalFr.trim() },
  };
}

function daysOf({ daysMin, daysMax }: ZoneForm): DeliveryDaysWire | null {
  if (daysMin.trim() === '' && daysMax.trim() === '') return null;
  return { min: wholeOf(daysMin), max: wholeOf(daysMax) };
}

const wholeOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

/** Parses kilograms in the format of either language to grams; NaN if the text is no weight. */
export function gramsOf(text: string): number {
  const plain = text
    .trim()
    .replace(/\s*kg$/i, '')
    .replaceAll(/\s/g, '')
    .replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : Number.NaN;
}

const kilosText = (grams: number, locale: Locale): string => {
  const text = String(grams / 1000);
  return locale === 'fr' ? text.replace('.', ',') : text;
};

/** The messages of the checks that the editor makes itself. */
interface ZoneTexts {
  weight: string;
  fee: string;
  freeFrom: string;
  days: string;
}

/** The fields that an error can belong to. */
type ZoneField = 'name' | 'provinces' | 'postalPrefixes' | 'rates' | 'freeFrom' | 'days' | 'refusal';

export type ZoneErrors = Partial<Record<ZoneField, string>>;

/** Returns the errors of each zone. The rules of the table are those of the server. */
export function zoneErrors(forms: readonly ZoneForm[], locale: Locale, texts: ZoneTexts): ZoneErrors[] {
  const wires = forms.map(zoneOfForm);
  const errors = wires.map((zone) => typedErrors(zone, texts));
  for (const { zone, field, fault } of zoneFaults(wires.map(readable))) {
    const known = errors[zone];
    if (known) known[field] ??= zoneProblems[fault][locale];
  }
  return errors;
}

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

function typedErrors({ rates, freeFrom, days, refusal }: ShippingZoneWire, texts: ZoneTexts): ZoneErrors {
  const { feeMax, gramsMax, freeFromMax, daysMax } = shippingLimits;
  const errors: ZoneErrors = {};
  // The rates of a zone that is not served are kept, but need not be complete.
  if (refusal === null) {
    if (rates.some(({ upToGrams }) => upToGrams !== null && !isWithin(upToGrams, 1, gramsMax)))
      errors.rates = texts.weight;
    else if (rates.some(({ fee }) => !isWithin(fee, 0, feeMax))) errors.rates = texts.fee;
  }
  if (freeFrom !== null && !isWithin(freeFrom, 0, freeFromMax)) errors.freeFrom = texts.freeFrom;
  if (days !== null && !(isWithin(days.min, 0, daysMax) && isWithin(days.max, 0, daysMax))) errors.days = texts.days;
  return errors;
}

/** Replaces what cannot be read, which has an error already, so that the other rules can be checked. */
function readable(zone: ShippingZoneWire): ReturnType<typeof shippingZoneOf> {
  const rates = zone.rates.filter(({ upToGrams, fee }) => !Number.isNaN(upToGrams) && !Number.isNaN(fee));
  const freeFrom = Number.isNaN(zone.freeFrom) ? null : zone.freeFrom;
  return { ...shippingZoneOf({ ...zone, rates, freeFrom }) };
}

/** The zones to save. A zone that is not served keeps only complete rates. */
export const savedZones = (forms: readonly ZoneForm[]): ShippingZoneWire[] =>
  forms.map(zoneOfForm).map((zone) => ({
    ...zone,
    rates: zone.rates.filter(({ upToGrams, fee }) => !Number.isNaN(upToGrams) && !Number.isNaN(fee)),
  }));

interface KeptZone extends Omit<ZoneForm, 'key' | 'rates'> {
  rates: Omit<RateForm, 'key'>[];
}

/** A typed table as the browser keeps it: without its keys, which are counted anew in each visit. */
interface KeptTable {
  zones: KeptZone[];
}

export const keptTable = (forms: readonly ZoneForm[]): KeptTable => ({
  zones: forms.map(({ key: _zone, rates, ...zone }) => ({
    ...zone,
    rates: rates.map(({ key: _rate, ...rate }) => rate),
  })),
});

/** Brings a kept table back into the form. */
export const typedTable = ({ zones }: KeptTable): ZoneForm[] =>
  zones.map((zone) => ({
    ...zone,
    key: newKey(),
    rates: zone.rates.map((rate) => ({ ...rate, key: newKey() })),
  }));

/**
 * Returns the names of the zones that are in only one of the two tables or differ between them, or null if the same
 * zones are in another order.
 */
export function differingZones(
  forms: readonly ZoneForm[],
  theirs: readonly ShippingZoneWire[],
  locale: Locale,
): string[] | null {
  const keyed = (table: readonly ZoneForm[]) =>
    new Map(savedZones(table).map((zone) => [JSON.stringify(zone), zone.name[locale]]));
  // Their zones pass through the form too, so that equal zones have equal keys.
  const [mine, others] = [keyed(forms), keyed(theirs.map((zone) => zoneForm(zone, locale)))];
  const differing = [
    ...[...mine].filter(([key]) => !others.has(key)),
    ...[...others].filter(([key]) => !mine.has(key)),
  ];
  if (differing.length === 0 && [...mine.keys()].join() !== [...others.keys()].join()) return null;
  return [...new Set(differing.map(([, name]) => name))];
}

/** A shipment to try the table with, as it is typed. */
export interface TrialForm {
  province: ProvinceCode;
  postalCode: string;
  weight: string;
  goods: string;
}

/** Returns the answer of the typed table to a shipment, or null while the shipment or the table cannot be read. */
export function tryTable(
  forms: readonly ZoneForm[],
  { province, postalCode, weight, goods }: TrialForm,
): { quote: ShippingQuote; zone: number } | null {
  const [grams, dollars] = [gramsOf(weight), dollarsOf(goods) ?? 0];
  if (Number.isNaN(grams) || Number.isNaN(dollars)) return null;
  const zones = savedZones(forms).map(readable);
  const to = { province, postalCode };
  const quote = quoteShipping(zones, to, { grams, goods: Math.round(dollars * 100), surcharge: 0 });
  const found = isServed(quote) ? quote.zone : zoneOf(zones, to);
  return { quote, zone: found === null ? -1 : zones.indexOf(found) };
}
