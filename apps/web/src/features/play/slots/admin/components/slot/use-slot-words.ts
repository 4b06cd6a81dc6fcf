import { limits, slotLimits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import type { SlotFormValues, SlotWords } from '../../model/slot-form';

/**
 * Returns the messages for the problems of a slot's form.
 *
 * @param taken the number of held or booked seats
 */
export function useSlotWords(taken: number): SlotWords {
  const { t } = useTranslation('slots.admin');
  return {
    dayMissing: t('form.dayMissing'),
    timeMissing: t('form.timeMissing'),
    endInvalid: t('form.endInvalid'),
    capacityInvalid: t('form.capacityInvalid', { max: limits.arenaSeatsMax }),
    capacityTaken: t('form.capacityTaken', { count: taken }),
    priceTooHigh: t('prices.tooHigh', { max: slotLimits.slotPriceMax }),
    priceMissing: t('prices.missing'),
    untilMissing: t('form.dayMissing'),
    untilInvalid: t('range.toInvalid'),
    tooLong: t('range.tooLong', { max: slotLimits.patternDaysMax }),
  };
}

/** Returns the labels of the form's fields. */
export function useSlotLabels(): Record<keyof SlotFormValues, string> {
  const { t } = useTranslation('slots.admin');
  return {
    day: t('form.day'),
    start: t('form.start'),
    end: t('form.end'),
    type: t('form.type'),
    capacity: t('form.capacity'),
    isOpen: t('form.open'),
    repeat: t('repeat.label'),
    until: t('repeat.until'),
    skipHolidays: t('fill.skipHolidays'),
    guestStandard: `${t('prices.guest')}, ${t('prices.standard')}`,
    guestPremium: `${t('prices.guest')}, ${t('prices.premium')}`,
    memberStandard: `${t('prices.member')}, ${t('prices.standard')}`,
    memberPremium: `${t('prices.member')}, ${t('prices.premium')}`,
    fullStandard: `${t('prices.full')}, ${t('prices.standard')}`,
    fullPremium: `${t('prices.full')}, ${t('prices.premium')}`,
  };
}
