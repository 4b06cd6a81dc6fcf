import {
  type BodyOf,
  boolean,
  checked,
  type FieldsFor,
  dollars,
  freeText,
  id,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  texts,
} from '../../../common/body.ts';
import { isDay, isLocalTime } from '../../../common/days.ts';
import { SlotState, SlotType, valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { slotLimits } from './limits.ts';
import { weekdays } from '../../arenas/wire.ts';
import type { SlotPrices, TierPrices } from '../wire.ts';
import type { SlotTerms } from './wire.ts';

const localTime = checked({
  accepts: isLocalTime,
  max: 16,
  message: { en: 'Choose a day and a time', fr: 'Choisissez un jour et une heure' },
});

const day = checked({
  accepts: isDay,
  max: 10,
  message: { en: 'Choose a day', fr: 'Choisissez un jour' },
});

const tiers = {
  standard: nullable(dollars({ max: slotLimits.slotPriceMax })),
  premium: nullable(dollars({ max: slotLimits.slotPriceMax })),
} satisfies FieldsFor<TierPrices>;

const prices = {
  guest: object(tiers),
  member: object(tiers),
  full: object(tiers),
} satisfies FieldsFor<SlotPrices>;

const type = oneOf(valuesOf(SlotType));
/** The states that can be set here; cancelling is a separate call. */
const state = oneOf([SlotState.OPEN, SlotState.CLOSED]);

const slotTermsBody = {
  arenaId: id(),
  type,
  localStart: localTime,
  localEnd: localTime,
  capacity: integer({ min: 1, max: limits.arenaSeatsMax }),
  prices: object(prices),
  state,
} satisfies FieldsFor<SlotTerms>;

/** The fingerprint of the preview that the administrator agreed to. Without it, the call makes no slots. */
const confirm = optional(nullable(text({ max: 100 })));

const startTime = checked({
  accepts: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  max: 5,
  message: { en: 'Enter a time such as 09:30', fr: 'Entrez une heure, comme 09:30' },
});

const times = { localStart: localTime, localEnd: localTime };
/** The fingerprint of the impact that the administrator agreed to. */
const fingerprint = text({ max: 100 });

const reasonText = freeText({ max: staffLimits.cancelReasonMax });
const cancelReason = { en: reasonText, fr: reasonText };

export const slotAdminBodies = {
  'slots.admin.create': slotTermsBody,
  // The version that the caller read. If the slot has changed since, ARENA_008 carries its current state.
  'slots.admin.update': { ...slotTermsBody, version: integer({ min: 1 }) },
  // The change to preview: new times, or null to cancel the slot.
  'slots.admin.impact': { moveTo: nullable(object(times)) },
  'slots.admin.cancel': {
    fingerprint,
    // The reason, for the emails to people with a booking or a waitlist entry. If a language is missing, its readers
    // get the other text.
    reason: optional(object(cancelReason)),
  },
  'slots.admin.move': { ...times, fingerprint },
  'slots.admin.close': { arenaId: id(), from: day, to: day, state },
  'slots.admin.generate': {
    // Sending the same body again with `confirm` makes the slots. The list has twenty UUIDs at most.
    arenaIds: texts({ min: 1, max: slotLimits.patternArenasMax, each: 36 }),
    type,
    times: list(
      { day: oneOf(weekdays), start: startTime, minutes: integer({ min: 10, max: 24 * 60 }) },
      { min: 1, max: slotLimits.patternTimesMax },
    ),
    from: day,
    to: day,
    without: texts({ max: staffLimits.reportDaysMax, each: 10 }),
    skipHolidays: boolean(),
    // Null means each arena's capacity.
    capacity: nullable(integer({ min: 1, max: limits.arenaSeatsMax })),
    prices: object(prices),
    confirm,
  },
  'slots.admin.copyWeek': {
    arenaId: id(),
    // `from` and `to` are Mondays.
    from: day,
    to: texts({ min: 1, max: slotLimits.copiedWeeksMax, each: 10 }),
    confirm,
  },
};

export type SlotTermsBody = BodyOf<typeof slotTermsBody>;
export type GenerateSlotsBody = BodyOf<(typeof slotAdminBodies)['slots.admin.generate']>;
export type CopyWeekBody = BodyOf<(typeof slotAdminBodies)['slots.admin.copyWeek']>;
export type CancelSlotBody = BodyOf<(typeof slotAdminBodies)['slots.admin.cancel']>;
export type MoveSlotBody = BodyOf<(typeof slotAdminBodies)['slots.admin.move']>;
export type CloseSlotsBody = BodyOf<(typeof slotAdminBodies)['slots.admin.close']>;
