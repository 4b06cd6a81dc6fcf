import type { Locale } from '@dronesoccer/contracts';
import { aside, type Block, rows } from '../../../platform/mail/index.js';
import { placeLine, whenOf } from '../../slots/index.js';
import type { ArenaSlotRow } from '../../slots/index.js';

/** What every letter about a waitlist is written from. */
export interface WaitlistLetter {
  seats: number;
  slot: ArenaSlotRow;
  /** The way on, in the reader's language. */
  link: string;
}

const words = {
  en: { day: 'Day', time: 'Time', where: 'Where' },
  fr: { day: 'Jour', time: 'Heure', where: 'Où' },
} as const;

/** When and where the slot is, by the arena's own clock. */
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
