import { BookingMode, type Locale, PackageTier, SlotType } from '@dronesoccer/contracts';
import { clockText, instantOf, timeText, weekdayText, zoneText } from '@dronesoccer/domain/calendar';
import type { ArenaSlotRow } from '../../slots/index.js';

/** What mails and documents call the parts of a booking. */
export const bookingWords = {
  en: {
    number: 'Booking',
    event: 'Drone soccer',
    tiers: { [PackageTier.STANDARD]: 'Standard', [PackageTier.PREMIUM]: 'Premium' },
    seat: (tier: string) => `${tier} seat`,
    arena: (tier: string) => `Whole arena, ${tier.toLowerCase()}`,
    team: 'Team',
    entry: (tier: string) => `Team entry, ${tier.toLowerCase()}`,
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  fr: {
    number: 'Réservation',
    event: 'Soccer de drones',
    tiers: { [PackageTier.STANDARD]: 'Standard', [PackageTier.PREMIUM]: 'Premium' },
    seat: (tier: string) => `Place ${tier.toLowerCase()}`,
    arena: (tier: string) => `Location de l’aréna, ${tier.toLowerCase()}`,
    team: 'Équipe',
    entry: (tier: string) => `Inscription d’équipe, ${tier.toLowerCase()}`,
    range: (from: string, to: string) => `de ${from} à ${to}`,
  },
} as const;

/** `Drone Field, 12 Rink Road, Toronto ON M5V 1A1`, without the arena's name. */
export function placeLine({ arena: { place } }: ArenaSlotRow): string {
  return `${place.name}, ${place.address}, ${place.city} ${place.province} ${place.postalCode}`;
}

/** When it takes place, by the arena's own clock: the day, and from when to when. */
export const whenOf = (
  { localStart, startsAt, endsAt, timeZone }: ArenaSlotRow,
  locale: Locale,
): { day: string; time: string } => ({
  day: weekdayText(localStart.slice(0, 10), locale),
  time: rangeText(timeZone, [new Date(startsAt), new Date(endsAt)], locale),
});

/** The same of two wall times of the arena, on one line. */
export function wallText(timeZone: string, [start, end]: readonly [string, string], locale: Locale): string {
  const time = rangeText(timeZone, [instantOf(timeZone, start), instantOf(timeZone, end)], locale);
  return `${weekdayText(start.slice(0, 10), locale)}, ${time}`;
}

/** Names the zone once, unless the clocks change in between. */
function rangeText(zone: string, [from, to]: readonly [Date, Date], locale: Locale): string {
  const isOneZone = zoneText(zone, from, locale) === zoneText(zone, to, locale);
  const begin = (isOneZone ? clockText : timeText)(zone, from, locale);
  return bookingWords[locale].range(begin, timeText(zone, to, locale));
}

/** What was booked, as a receipt names it. */
export function boughtName(
  { mode, tier, slot }: { mode: BookingMode; tier: PackageTier; slot: Pick<ArenaSlotRow, 'type'> },
  locale: Locale,
): string {
  const { tiers, seat, arena, entry } = bookingWords[locale];
  if (slot.type === SlotType.TOURNAMENT) return entry(tiers[tier]);
  return mode === BookingMode.FULL ? arena(tiers[tier]) : seat(tiers[tier]);
}

/** An arena's Markdown as plain text on one line: the items of a list are told apart by dots. */
export function onOneLine(markdown: string): string {
  const lines = markdown
    .split('\n')
    .map((line) => line.trim().replaceAll(/\*\*|^#+ /g, ''))
    .filter((line) => line !== '');
  return lines.reduce((text, line) => {
    const item = line.replace(/^(?:[-*+]|\d+\.) /, '');
    if (text === '') return item;
    return `${text}${item === line ? ' ' : ' · '}${item}`;
  }, '');
}
