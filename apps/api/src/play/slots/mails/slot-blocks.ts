import type { LocalText } from '@dronesoccer/contracts';
import { aside, colon, type Language, line, type Part, rows } from '../../../platform/mail/index.js';
import type { ArenaSlotRow } from '../slots.queries.js';
import { placeLine, whenOf } from '../slot-texts.js';

const words = {
  team: { en: 'Team', fr: 'Équipe' },
  day: { en: 'Day', fr: 'Jour' },
  time: { en: 'Time', fr: 'Heure' },
  where: { en: 'Where', fr: 'Lieu' },
  reason: { en: 'Reason', fr: 'Motif' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** The day, time and place of a slot, on the arena's clock, and the name of the team that enters. */
export function timeAndPlace(
  { slot, teamName = null }: { slot: ArenaSlotRow; teamName?: string | null },
  { locale }: Language,
): Part {
  const { day, time } = whenOf(slot, locale);
  return [
    rows([
      ...(teamName === null ? [] : [{ label: words.team[locale], note: teamName, value: '' }]),
      { label: words.day[locale], value: day },
      { label: words.time[locale], value: time },
      { label: words.where[locale], value: slot.arena.name },
    ]),
    aside(placeLine(slot)),
  ];
}

/** The organisation's reason for cancelling the slot, if it gave one. */
export const cancelReason = ({ slot }: { slot: ArenaSlotRow }, { locale }: Language): Part =>
  slot.cancelReason !== null && line(`${words.reason[locale]}${colon(locale)} ${slot.cancelReason}`);
