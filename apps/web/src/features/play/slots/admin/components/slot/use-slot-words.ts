import { limits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import type { SlotWords } from '../../model/slot-form';

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
    priceTooHigh: t('prices.tooHigh', { max: limits.slotPriceMax }),
    priceMissing: t('prices.missing'),
    untilMissing: t('form.dayMissing'),
    untilInvalid: t('range.toInvalid'),
    tooLong: t('range.tooLong', { max: limits.patternDaysMax }),
  };
}
