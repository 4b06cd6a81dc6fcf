import { type LocalText, SlotState, SlotType } from '@dronesoccer/contracts';
import { type Block, type Card, card, colon, type Language, line, type Part } from '../../../platform/mail/index.js';
import type { ArenaSlotRow } from '../slots.queries.js';
import { placeLine, whenOf } from '../slot-texts.js';

const words = {
  team: { en: 'Team', fr: 'Équipe' },
  cancelled: { en: 'Cancelled', fr: 'Annulé' },
  reason: { en: 'Reason', fr: 'Motif' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** The words for a slot that is not open to everyone. */
const typeMarks: Readonly<Record<SlotType, LocalText | null>> = {
  [SlotType.GUEST]: null,
  [SlotType.MEMBER]: { en: 'Members only', fr: 'Membres seulement' },
  [SlotType.TOURNAMENT]: { en: 'Tournament', fr: 'Tournoi' },
};

/** The price and the next step of a slot that an email offers. */
export interface SlotOffer {
  price: Card['price'];
  action: Block;
}

interface SlotCard extends Partial<SlotOffer> {
  type: SlotType;
  isCancelled?: boolean;
  when: { day: string; time: string };
  arena: { city: string; name: string };
  /** The address, if the reader may need it to get there. */
  address?: string;
  /** The name of the team that enters, or null. */
  teamName?: string | null;
  picture?: string | null;
}

/**
 * The parts of the site's slot card, in the same order: mark, day, time, place, price and action. The free seats and the
 * coaches are left out, because both may change before the email is read.
 */
export function slotCard(shown: SlotCard, { locale }: Pick<Language, 'locale'>): Block {
  const { type, isCancelled = false, when, arena, address, teamName = null } = shown;
  const { picture = null, price = null, action = null } = shown;
  const mark = isCancelled ? words.cancelled : typeMarks[type];
  return card({
    picture,
    mark: mark?.[locale] ?? null,
    title: capitalized(when.day),
    lines: [
      { text: when.time, tone: 'strong' },
      { text: `${arena.city}, ${arena.name}` },
      ...(address === undefined ? [] : [{ text: address, tone: 'muted' as const }]),
      ...(teamName === null ? [] : [{ text: `${words.team[locale]}${colon(locale)} ${teamName}` }]),
    ],
    price,
    action,
  });
}

/** The card of a slot, on the arena's clock, with its address and the name of the team that enters. */
export const timeAndPlace = (
  { slot, teamName = null }: { slot: ArenaSlotRow; teamName?: string | null },
  { locale }: Language,
  offer: Partial<SlotOffer> = {},
): Part =>
  slotCard(
    {
      ...{ type: slot.type, isCancelled: slot.state === SlotState.CANCELLED, when: whenOf(slot, locale) },
      ...{
        arena: { city: slot.arena.place.city, name: slot.arena.name },
        address: placeLine(slot),
        teamName,
        ...offer,
      },
    },
    { locale },
  );

/** French names days in lower case, also at the start of a title. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The organisation's reason for cancelling the slot, if it gave one. */
export const cancelReason = ({ slot }: { slot: ArenaSlotRow }, { locale }: Language): Part =>
  slot.cancelReason !== null && line(`${words.reason[locale]}${colon(locale)} ${slot.cancelReason}`);
