import {
  commonFields,
  type GenerateSlotsBody,
  limits,
  type Locale,
  type SlotAdminWire,
  SlotState,
  type SlotTermsBody,
  SlotType,
  type SlotType as Type,
  slotLimits,
} from '@dronesoccer/contracts';
import { addDays, weekdayOf } from '@dronesoccer/domain';
import { isRecord } from '@/lib/is-record';
import { ApiError } from '@/lib/errors/api-error';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import {
  checkPrices,
  noPrices,
  type PriceWords,
  priceFieldOf,
  priceRules,
  pricesOf,
  type PriceValues,
  priceTexts,
} from './prices';
import { dayOf, endOf, minutesFrom, timeOf } from './wall-time';

/** A slot while it is being edited. The day and times are the arena's local ones. */
export interface SlotFormValues extends PriceValues {
  day: string;
  start: string;
  /** An end that is not later than the start is on the next day. */
  end: string;
  /** A `SlotType` number as text, as used by a select. */
  type: string;
  capacity: string;
  isOpen: boolean;
  /** For a new slot only: once, or every week until a day. */
  repeat: SlotRepeat;
  /** The last day of a series. */
  until: string;
  /** True if the series leaves out the public holidays of the arena's province. */
  skipHolidays: boolean;
}

export const slotRepeats = ['never', 'weekly'] as const;
type SlotRepeat = (typeof slotRepeats)[number];

/** The series fields of a slot that is not repeated. */
const noRepetition = { repeat: 'never', until: '', skipHolidays: true } as const;

export type SlotForm = RuledForm<SlotFormValues>;

export const slotRules = { capacity: commonFields.wholeNumber, ...priceRules } as const;

export const typeOf = ({ type }: { type: string }): Type => Number(type) as Type;

/** Returns the values of a new slot between two wall times. */
export const newSlot = (localStart: string, localEnd: string, capacity: number): SlotFormValues => ({
  ...noPrices,
  ...noRepetition,
  day: dayOf(localStart),
  start: timeOf(localStart),
  end: timeOf(localEnd),
  type: String(SlotType.GUEST),
  capacity: String(capacity),
  isOpen: true,
});

export const formOf = (slot: SlotAdminWire, locale: Locale): SlotFormValues => ({
  ...priceTexts(slot.prices, locale),
  ...noRepetition,
  day: dayOf(slot.localStart),
  start: timeOf(slot.localStart),
  end: timeOf(slot.localEnd),
  type: String(slot.type),
  capacity: String(slot.capacity),
  isOpen: slot.state === SlotState.OPEN,
});

/** Converts the form's values for the server. The form's rules have already validated them. */
export const termsOf = (values: SlotFormValues, arenaId: string): SlotTermsBody => ({
  arenaId,
  type: typeOf(values),
  localStart: `${values.day}T${values.start}`,
  localEnd: endOf(values.day, values.start, values.end),
  capacity: Number(values.capacity),
  prices: pricesOf(values, typeOf(values)),
  state: values.isOpen ? SlotState.OPEN : SlotState.CLOSED,
});

/** Builds the weekly series that the form requests: the slot's weekday, every week until the last day. */
export const seriesOf = (values: SlotFormValues, arenaId: string): Omit<GenerateSlotsBody, 'confirm'> => ({
  arenaIds: [arenaId],
  type: typeOf(values),
  times: [{ day: weekdayOf(values.day), start: values.start, minutes: minutesFrom(values.start, values.end) }],
  from: values.day,
  to: values.until,
  without: [],
  skipHolidays: values.skipHolidays,
  capacity: Number(values.capacity),
  prices: pricesOf(values, typeOf(values)),
});

/** Returns the current terms of a slot. */
export function currentTerms(slot: SlotAdminWire): SlotTermsBody {
  const { arenaId, type, localStart, localEnd, capacity, prices } = slot;
  const state = slot.state === SlotState.CLOSED ? SlotState.CLOSED : SlotState.OPEN;
  return { arenaId, type, localStart, localEnd, capacity, prices, state };
}

/** The messages for checks that no single field rule covers. */
export interface SlotWords extends PriceWords {
  dayMissing: string;
  timeMissing: string;
  endInvalid: string;
  capacityInvalid: string;
  capacityTaken: string;
  untilMissing: string;
  untilInvalid: string;
  tooLong: string;
}

/** @param taken the number of held or booked seats */
export function checkSlot(values: SlotFormValues, taken: number, words: SlotWords) {
  const problems: Partial<Record<keyof SlotFormValues, string>> = checkPrices(values, typeOf(values), words);
  if (values.day === '') problems.day = words.dayMissing;
  if (values.start === '') problems.start = words.timeMissing;
  if (values.end === '') problems.end = words.timeMissing;
  else if (values.end === values.start) problems.end = words.endInvalid;
  const capacity = Number(values.capacity);
  if (!(capacity >= 1 && capacity <= limits.arenaSeatsMax)) problems.capacity = words.capacityInvalid;
  else if (capacity < taken) problems.capacity = words.capacityTaken;
  if (values.repeat === 'weekly' && values.day !== '') {
    if (values.until === '') problems.until = words.untilMissing;
    else if (values.until < values.day) problems.until = words.untilInvalid;
    else if (values.until >= addDays(values.day, slotLimits.patternDaysMax)) problems.until = words.tooLong;
  }
  return problems;
}

const ownFields: Readonly<Record<string, keyof SlotFormValues>> = {
  localStart: 'start',
  localEnd: 'end',
  type: 'type',
  capacity: 'capacity',
  state: 'isOpen',
};

/** Returns the form field for a field that the server refused, or null. */
export const fieldOf = (field: string): keyof SlotFormValues | null => ownFields[field] ?? priceFieldOf(field);

/** Returns the form field for a field that the series call refused, or null. */
export function seriesFieldOf(field: string): keyof SlotFormValues | null {
  const [first = ''] = field.split('.');
  if (first === 'times') return 'start';
  const own = { from: 'day', to: 'until', type: 'type', capacity: 'capacity' } as const;
  return own[first as keyof typeof own] ?? priceFieldOf(field);
}

/** Compares wall times. A cancelled slot does not overlap with anything. */
export const overlaps = (standing: SlotAdminWire, { localStart, localEnd }: SlotTermsBody): boolean =>
  standing.state !== SlotState.CANCELLED && standing.localStart < localEnd && localStart < standing.localEnd;

/** Returns the conflicting slot from a BOOK_017 refusal, or null for any other error. */
export function overlapIn(error: unknown): { localStart: string; localEnd: string } | null {
  if (!(error instanceof ApiError) || error.code !== 'BOOK_017' || !isRecord(error.data)) return null;
  const { localStart, localEnd } = error.data;
  return typeof localStart === 'string' && typeof localEnd === 'string' ? { localStart, localEnd } : null;
}
