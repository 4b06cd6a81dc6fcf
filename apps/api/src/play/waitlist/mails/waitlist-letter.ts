import type { Locale } from '@dronesoccer/contracts';
import { aside, type Block, rows } from '../../../platform/mail/index.js';
import { placeLine, whenOf } from '../../slots/index.js';
import type { ArenaSlotRow } from '../../slots/index.js';

/** The data for every email about a waitlist. */
export interface WaitlistLetter {
  seats: number;
  slot: ArenaSlotRow;
  /** The link to the next step, in the reader's language. */
  link: string;
}

const words = {
  en: { day: 'Day', time: 'Time', where: 'Where' },
  fr: { day: 'Jour', time: 'Heure', where: 'Où' },
} as const;

/** Shows the slot's time and place, in the arena's time zone. */
export function slotRows(slot: ArenaSlotRow, locale: Locale): Block[] {
  const text = words[locale];
  const { day, time } = whenOf(slot, locale);
  return [
    rows([
      { label: text.day, value: day },
      { label: text.time, value: time },
      { label: text.where, value: slot.arena.name },
    ]),
    aside(placeLine(slot)),
  ];
}
