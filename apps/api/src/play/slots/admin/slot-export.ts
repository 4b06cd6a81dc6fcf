import { type Locale, type LocalText, valueNames } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { CsvColumn } from '../../../platform/http/index.js';
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

/**
 * Returns the export's columns. Times are the arena's; prices are plain numbers of dollars before tax, empty if nothing
 * is offered.
 */
export function exportColumns(locale: Locale): CsvColumn<ExportedSlot>[] {
  const column = (heading: LocalText, value: (slot: ArenaSlotRow) => string | number): CsvColumn<ExportedSlot> => ({
    heading: heading[locale],
    value: ({ slot }) => value(slot),
  });
  const price = (group: keyof SlotCents, tier: 'standard' | 'premium'): CsvColumn<ExportedSlot> => {
    const name = tier === 'standard' ? 'Standard' : 'Premium';
    const heading = { en: `${groups[group].en}, ${name}`, fr: `${groups[group].fr}, ${name}` };
    return column(heading, ({ prices }) => {
      const cents = prices[group][tier];
      return cents === null ? '' : toDollars(cents);
    });
  };
  return [
    column({ en: 'Arena', fr: 'Aréna' }, ({ arena }) => arena.name),
    column({ en: 'Location', fr: 'Emplacement' }, ({ arena }) => arena.place.name),
    column({ en: 'Start', fr: 'Début' }, ({ localStart }) => localStart.replace('T', ' ')),
    column({ en: 'End', fr: 'Fin' }, ({ localEnd }) => localEnd.replace('T', ' ')),
    column({ en: 'Time zone', fr: 'Fuseau horaire' }, ({ timeZone }) => timeZone),
    column({ en: 'For', fr: 'Pour' }, ({ type }) => valueNames.slotType[type][locale]),
    column({ en: 'Status', fr: 'État' }, ({ state }) => valueNames.slotState[state][locale]),
    column({ en: 'Seats', fr: 'Places' }, ({ capacity }) => capacity),
    column({ en: 'Taken', fr: 'Prises' }, ({ taken }) => taken),
    price('guest', 'standard'),
    price('guest', 'premium'),
    price('member', 'standard'),
    price('member', 'premium'),
    price('full', 'standard'),
    price('full', 'premium'),
  ];
}
