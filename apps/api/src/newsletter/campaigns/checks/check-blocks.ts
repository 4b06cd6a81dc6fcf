import { BookingMode, BookingUserType, type Locale, type LocalText, PackageTier } from '@dronesoccer/contracts';
import { bookingProblem } from '@dronesoccer/domain';
import { presentEvent } from '../../../content/events/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { wallText } from '../../../play/slots/index.js';
import { isAhead, type NamedEvent, namedEvents } from '../issue/campaign-events.js';
import { namedProducts } from '../issue/campaign-products.js';
import { blocks, type Finding, listOf, passes, warns } from './check-texts.js';

/** Checks that the products in an issue can be bought. */
export async function checkProducts(executor: Executor, slugs: readonly string[], now: Date): Promise<Finding> {
  const uniqueSlugs = [...new Set(slugs)];
  const found = await namedProducts(executor, uniqueSlugs, now);
  const sold = new Set(found.filter(({ isActive }) => isActive).map(({ slug }) => slug));
  const gone = uniqueSlugs.filter((slug) => !sold.has(slug));
  if (gone.length > 0) {
    const { en, fr } = listOf(gone);
    return blocks(
      'products',
      `Not for sale, so the email would leave them out: ${en}`,
      `Pas en vente, donc exclus de l’infolettre : ${fr}`,
    );
  }
  const soldOut = found.filter(({ isInStock }) => !isInStock).map(({ slug }) => slug);
  if (soldOut.length > 0) {
    const { en, fr } = listOf(soldOut);
    return warns('products', `Out of stock: ${en}`, `En rupture de stock : ${fr}`);
  }
  return passes('products', 'All named products can be bought', 'Tous les produits nommés peuvent être achetés');
}

/**
 * Checks that readers can still come to the events in an issue.
 *
 * @param leavesAt when the issue is sent
 */
export async function checkEvents(executor: Executor, addresses: readonly string[], leavesAt: Date): Promise<Finding> {
  const found = new Map((await namedEvents(executor, addresses, leavesAt)).map((event) => [event.address, event]));
  const shownEvents = [...new Set(addresses)].map((address) => ({ address, event: found.get(address) }));
  const gone = shownEvents.filter(({ event }) => event === undefined || !isAhead(event, leavesAt));
  if (gone.length > 0) {
    const { en, fr } = listedEvents(gone);
    return blocks(
      'events',
      `Cancelled, not found, or over (a tournament: started) before the email is sent, so it would leave them out: ${en}`,
      `Annulés, introuvables ou terminés (pour un tournoi : commencés) avant l’envoi, donc exclus de l’infolettre : ${fr}`,
    );
  }
  const full = shownEvents.filter(({ event }) => event !== undefined && !canBeEntered(event, leavesAt));
  if (full.length > 0) {
    const { en, fr } = listedEvents(full);
    return warns('events', `Full or closed to new teams: ${en}`, `Complets ou fermés aux inscriptions : ${fr}`);
  }
  return passes('events', 'All named events are still ahead', 'Tous les événements nommés sont à venir');
}

/** Returns whether either tier has room for a team. An announced event has no teams and is open to all. */
const canBeEntered = ({ en: { slot } }: NamedEvent, at: Date): boolean =>
  slot === null ||
  Object.values(PackageTier).some((tier) => {
    const choice = { tier, mode: BookingMode.SHARED, userType: BookingUserType.GUEST };
    return bookingProblem({ ...slot, bookableUntil: new Date(slot.startsAt) }, choice, 1, at) === null;
  });

/** Lists events as people know them, by name and time. An event that was not found is listed by its address in the text. */
function listedEvents(events: readonly { address: string; event: NamedEvent | undefined }[]): LocalText {
  const inLanguage = (locale: Locale): string => {
    const names = events.map(({ address, event }) => (event === undefined ? address : nameOf(event, locale)));
    return listOf(names)[locale];
  };
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}

function nameOf(event: NamedEvent, locale: Locale): string {
  const { title, summary, entry, timeZone, localStart, localEnd } = presentEvent(event[locale], locale);
  // An arena tells tournaments apart better than their common title.
  return `${entry === null ? title : summary} (${wallText(timeZone, [localStart, localEnd], locale)})`;
}
