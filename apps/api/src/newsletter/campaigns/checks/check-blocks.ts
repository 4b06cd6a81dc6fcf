import { BookingMode, BookingUserType, type Locale, type LocalText, PackageTier } from '@dronesoccer/contracts';
import { bookingProblem } from '@dronesoccer/domain';
import type { Executor } from '../../../platform/database/index.js';
import { wallText } from '../../../play/slots/index.js';
import type { ArenaSlotRow } from '../../../play/slots/index.js';
import { type FoundEvent, isAhead, namedEvents } from '../issue/campaign-events.js';
import { namedProducts } from '../issue/campaign-products.js';
import { blocks, type Finding, listed, passes, warns } from './check-texts.js';

/** Checks that the products in an issue can be bought. */
export async function checkProducts(executor: Executor, slugs: readonly string[], now: Date): Promise<Finding> {
  const wanted = [...new Set(slugs)];
  const found = await namedProducts(executor, wanted, now);
  const sold = new Set(found.filter(({ isActive }) => isActive).map(({ slug }) => slug));
  const gone = wanted.filter((slug) => !sold.has(slug));
  if (gone.length > 0) {
    const { en, fr } = listed(gone);
    return blocks(
      'products',
      `Not for sale, so the email would leave them out: ${en}`,
      `Pas en vente, donc laissés hors de l’infolettre : ${fr}`,
    );
  }
  const soldOut = found.filter(({ isInStock }) => !isInStock).map(({ slug }) => slug);
  if (soldOut.length > 0) {
    const { en, fr } = listed(soldOut);
    return warns('products', `Out of stock: ${en}`, `En rupture de stock : ${fr}`);
  }
  return passes('products', 'All named products can be bought', 'Tous les produits nommés peuvent être achetés');
}

/**
 * Checks that teams can enter the events in an issue.
 *
 * @param leavesAt when the issue is sent
 */
export async function checkEvents(executor: Executor, ids: readonly string[], leavesAt: Date): Promise<Finding> {
  const found = new Map((await namedEvents(executor, ids)).map((event) => [event.en.id, event]));
  const wanted = [...new Set(ids)].map((id) => ({ id, event: found.get(id) }));
  const gone = wanted.filter(({ event }) => event === undefined || !isAhead(event, leavesAt));
  if (gone.length > 0) {
    const { en, fr } = listedEvents(gone);
    return blocks(
      'events',
      `Cancelled, not found or started before the email is sent, so it would leave them out: ${en}`,
      `Annulés, introuvables ou commencés avant l’envoi, donc laissés hors de l’infolettre : ${fr}`,
    );
  }
  const full = wanted.filter(({ event }) => event !== undefined && !canBeEntered(event, leavesAt));
  if (full.length > 0) {
    const { en, fr } = listedEvents(full);
    return warns('events', `Full or closed to new teams: ${en}`, `Complets ou fermés aux inscriptions : ${fr}`);
  }
  return passes('events', 'Teams can enter all named events', 'Les équipes peuvent s’inscrire à tous les événements');
}

/** Returns whether either tier has room for a team. */
const canBeEntered = ({ en: slot }: FoundEvent, at: Date): boolean =>
  Object.values(PackageTier).some((tier) => {
    const choice = { tier, mode: BookingMode.SHARED, userType: BookingUserType.GUEST };
    return bookingProblem({ ...slot, bookableUntil: new Date(slot.startsAt) }, choice, 1, at) === null;
  });

/** Lists events as people know them, by arena and time. An event that was not found is listed by its id in the text. */
function listedEvents(events: readonly { id: string; event: FoundEvent | undefined }[]): LocalText {
  const inLanguage = (locale: Locale): string => {
    const names = events.map(({ id, event }) => (event === undefined ? id : nameOf(event[locale], locale)));
    return listed(names)[locale];
  };
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}

const nameOf = ({ arena, timeZone, localStart, localEnd }: ArenaSlotRow, locale: Locale): string =>
  `${arena.name} (${wallText(timeZone, [localStart, localEnd], locale)})`;
