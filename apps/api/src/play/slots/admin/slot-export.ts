import { type LocalText, valueNames } from '@dronesoccer/contracts';
import { column, type CsvColumn, type CsvExport, dollarColumn } from '../../../platform/http/index.js';
import type { ArenaSlotRow, SlotCents } from '../slots.queries.js';

/** A row of the export's statement. */
export interface ExportedSlot {
  slot: ArenaSlotRow;
}

const groups: Readonly<Record<keyof SlotCents, LocalText>> = {
  guest: { en: 'Guest', fr: 'Invité' },
  member: { en: 'Member', fr: 'Membre' },
  full: { en: 'Whole arena or team', fr: 'Aréna entier ou équipe' },
};

const price = (group: keyof SlotCents, tier: 'standard' | 'premium'): CsvColumn<ExportedSlot> => {
  const name = tier === 'standard' ? 'Standard' : 'Premium';
  const { en, fr } = groups[group];
  return dollarColumn(`${en}, ${name}`, `${fr}, ${name}`, ({ slot }) => slot.prices[group][tier]);
};

/**
 * Returns the export's columns. Times are the arena's; prices are plain numbers of dollars before tax, empty if nothing
 * is offered.
 */
export const slotExport: CsvExport<ExportedSlot> = {
  name: { en: 'class-slots', fr: 'plages-horaires' },
  whenEmpty: 'BOOK_021',
  columns: [
    column('Arena', 'Aréna', ({ slot }) => slot.arena.name),
    column('Location', 'Emplacement', ({ slot }) => slot.arena.place.name),
    column('Start', 'Début', ({ slot }) => slot.localStart.replace('T', ' ')),
    column('End', 'Fin', ({ slot }) => slot.localEnd.replace('T', ' ')),
    column('Time zone', 'Fuseau horaire', ({ slot }) => slot.timeZone),
    column('For', 'Pour', ({ slot }, locale) => valueNames.slotType[slot.type][locale]),
    column('Status', 'État', ({ slot }, locale) => valueNames.slotState[slot.state][locale]),
    column('Seats', 'Places', ({ slot }) => slot.capacity),
    column('Taken', 'Prises', ({ slot }) => slot.taken),
    price('guest', 'standard'),
    price('guest', 'premium'),
    price('member', 'standard'),
    price('member', 'premium'),
    price('full', 'standard'),
    price('full', 'premium'),
  ],
};
