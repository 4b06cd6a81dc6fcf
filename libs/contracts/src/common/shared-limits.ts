// The business constants of spec 9, followed by the product's own. Each is an export of its own, so that a page downloads
// only those that it uses.

export const recentLocations = 4;
export const locationListCollapsed = 4;
export const nearbyRadiusKm = 100;
export const geolocation = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 } as const;
export const citySearchMinCharacters = 2;
export const suggestionListMaxHeightPx = 300;
export const queryCacheMs = 60_000;
export const toastMs = 2_500;
export const backToTopPx = 300;
export const dropdownHideMs = 150;
export const productScrollDelayMs = 100;
export const persistedStateTimeoutMs = 5_000;
/** The time after which the client stops waiting for the answer to a token refresh. */
export const refreshTimeoutMs = 15_000;
/**
 * The time during which a used refresh token still returns its successor: ten tabs may refresh at once, and a client
 * whose answer was lost retries only after its timeout.
 */
export const refreshGraceMs = 4 * refreshTimeoutMs;
export const contactDays = { min: 1, max: 365 } as const;
/** The maximum number of characters in a contact's message, and in a reply to it. */
export const contactTextMax = 5_000;
/** The minimum number of seconds that a person needs to fill in the form; a faster one counts as a bot. */
export const contactFormSeconds = 3;
export const bookingChangeHours = 48;
export const returnDays = 14;
/**
 * The hours that an order made by staff waits for its payment. A payment page of the provider lasts a day at most, so a
 * longer hold would outlive the page that the customer opened.
 */
export const deskOrderHoldHours = 24;
/** The days after the last day of a membership during which the member's price and role stay. */
export const membershipGraceDays = 7;
export const safeSportAppealDays = 14;
export const defaultQuantity = 1;
/** Next's default widths that are within the spec's bounds; any other width is refused. */
export const images = {
  path: '/_next/image',
  quality: 75,
  deviceWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  smallWidths: [16, 32, 48, 64, 96, 128, 256, 384],
} as const;

export const page = { default: 24, min: 1, max: 100 } as const;
/** The last page that a list serves; beyond it, OFFSET would only waste time. */
export const pageNumberMax = 10_000;
/**
 * The number of products in a list, or of orders in a search, that are counted and can be paged through. To see more,
 * the caller narrows the search.
 */
export const listDepth = 2_400;
export const searchTermMax = 100;
export const productIdsMax = 50;
export const recentProducts = 8;
export const arenaSeatsMax = 200;
export const slotDaysMax = 62;
/** The maximum number of seats in one booking; a larger group books the whole arena. */
export const bookingSeatsMax = 20;
/**
 * The maximum number of free seats in one slot. `person` applies to an account, or to the guests of one inbox;
 * `network` to the accounts, or to the guests, of one network. Both scale with RATE_LIMIT_FACTOR, like the rate
 * limits. Whole arenas do not count.
 */
export const freeSeats = { person: 10, network: 40 } as const;
/**
 * The number of players in a team who fly; the reserves are additional. `squadListMax` bounds the list in a request
 * and is larger than a squad, so one player too many is BOOK_018 instead of a malformed body.
 */
export const squad = { min: 3, max: 5 } as const;
export const squadReserves = 5;
export const squadListMax = 20;
/** The hours after the end of a slot in which its seats can still be checked in or marked as no-shows. */
export const attendanceHours = 24;
/** The minutes that a released seat is held for the next person on the waitlist; the settings choose a value. */
export const waitlistHoldMinutes = { default: 60, min: 15, max: 1_440 } as const;
/** Seats are offered to the waitlist until this many hours before the start. */
export const waitlistOfferHours = 2;
export const nearbyRadiusMaxKm = 1_000;
/** Bytes of one uploaded file. */
export const uploadBytes = 10 * 1024 * 1024;
/** The maximum of the database's integer column; real stock is far smaller. */
export const quantityMax = 2_147_483_647;
export const cartLinesMax = 100;
export const wishlistMax = 100;
/** The days that a restock notice request stays open, and the days that an ended one is kept. */
export const restockNoticeDays = 180;
export const newsletterTagsMax = 50;
export const addressesMax = 20;
/**
 * The amount of stock that unpaid orders may hold, in multiples of the largest order: with 50 pieces per order, a
 * person holds at most 100. A person is an account, or an email on one network, because anyone can type any email. A
 * school or a club shares one network. `email` limits the guests of all networks together. The limits scale with
 * RATE_LIMIT_FACTOR, like the rate limits.
 */
export const unpaidOrders = { person: 2, network: 4, email: 20 } as const;
/** Dollars; the maximum of the database's integer cents. */
export const totalMax = 21_474_836.47;
