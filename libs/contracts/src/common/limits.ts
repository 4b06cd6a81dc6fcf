/** The business constants of spec 9, followed by those the product chose. */
export const limits = {
  recentLocations: 4,
  locationListCollapsed: 4,
  nearbyRadiusKm: 100,
  geolocation: { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
  citySearchMinCharacters: 2,
  suggestionListMaxHeightPx: 300,
  queryCacheMs: 60_000,
  toastMs: 2_500,
  backToTopPx: 300,
  dropdownHideMs: 150,
  productScrollDelayMs: 100,
  persistedStateTimeoutMs: 5_000,
  contactDays: { min: 1, max: 365 },
  /** Characters of a contact's message, and of an answer to it. */
  contactTextMax: 5_000,
  /** Characters of an answer by text message: four of its parts. */
  contactSmsMax: 600,
  /** Seconds below which a form was not filled in by a person. */
  contactFormSeconds: 3,
  safeSportReadersMax: 20,
  bookingChangeHours: 48,
  /** Characters of the reason why a slot is cancelled. */
  cancelReasonMax: 300,
  returnDays: 14,
  safeSportAppealDays: 14,
  defaultQuantity: 1,
  /** Next's default widths within the spec's bounds; any other width is refused. */
  images: {
    path: '/_next/image',
    quality: 75,
    deviceWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    smallWidths: [16, 32, 48, 64, 96, 128, 256, 384],
  },

  page: { default: 24, min: 1, max: 100 },
  /** The last page a list answers; beyond it OFFSET would only waste time. */
  pageNumberMax: 10_000,
  /**
   * How many products of a list, or orders of a search, are counted and can be paged through; to see more, narrow the
   * search.
   */
  listDepth: 2_400,
  searchTermMax: 100,
  productIdsMax: 50,
  /** Dollars. */
  productPriceMax: 1_000_000,
  productWeightMaxGrams: 1_000_000,
  /** Whole percent that a bulk action changes prices by. */
  pricePercent: { min: -90, max: 500 },
  productPicturesMax: 20,
  productSpecsMax: 30,
  /** The most pieces of one stock move. */
  stockMoveMax: 1_000_000,
  /** Products that one call of a bulk action changes. */
  productBulkMax: 500,
  productImport: { bytes: 5_000_000, rows: 10_000 },
  recentProducts: 8,
  arenaSeatsMax: 200,
  arenaTextMax: 3_000,
  arenaPicturesMax: 12,
  /** Spans of opening hours in a week: two a day. */
  openingSpansMax: 14,
  /** Dollars; of a seat, a team or a whole arena. */
  slotPriceMax: 100_000,
  slotDaysMax: 62,
  slotMinutesMax: 24 * 60,
  /** Times of a week in one pattern, arenas it is made for at once, days it spans. */
  patternTimesMax: 200,
  patternArenasMax: 20,
  patternDaysMax: 366,
  copiedWeeksMax: 26,
  nextSlotsMax: 8,
  /** Seats of one booking; a larger group books the whole arena. */
  bookingSeatsMax: 20,
  /**
   * Free seats in one slot: of an account, or of the guests of one inbox; and of the accounts, or the guests, of one network.
   * Scaled as the rate limits are (RATE_LIMIT_FACTOR). Whole arenas do not count.
   */
  freeSeats: { person: 10, network: 40 },
  /** Players of a team; and how many a request may list, so that one too many is BOOK_018 rather than malformed. */
  /** Players of a team who fly; the reserves come on top. */
  squad: { min: 3, max: 5 },
  squadReserves: 5,
  squadListMax: 20,
  /** How long after the end of a slot its seats can still be checked in or marked as no-shows. */
  attendanceHours: 24,
  /** What a scanner may have read: a code, or the address in a QR code. */
  scannedTextMax: 400,
  /** Minutes a booking waits for its payment; it can be renewed once. */
  bookingHoldMinutes: 15,
  /** Minutes a seat that came back may be held for the one who waited for it; the settings decide. */
  waitlistHoldMinutes: { default: 60, min: 15, max: 1_440 },
  /** Hours before the start until which seats are offered to those who wait. */
  waitlistOfferHours: 2,
  locationsMax: 1_000,
  nearbyRadiusMaxKm: 1_000,
  /** Bytes of one uploaded file. */
  uploadBytes: 10 * 1024 * 1024,
  /** The largest number the database's integer column holds; stock runs out far earlier. */
  quantityMax: 2_147_483_647,
  cartLinesMax: 100,
  wishlistMax: 100,
  /** How long a request for a restock notice waits, and how long one that has ended is kept. */
  restockNoticeDays: 180,
  newsletterTagsMax: 50,
  addressesMax: 20,
  couponCodeMax: 40,
  /** The most e-mails that one call assigns a coupon to. */
  couponEmailsMax: 300,
  couponUsesMax: 1_000_000,
  /** Dollars. */
  couponValueMax: 100_000,
  savedViewNameMax: 60,
  savedViewQueryMax: 2_000,
  reportDaysMax: 366,
  returnWindowDaysMax: 365,
  lowStockThresholdMax: 10_000,
  /** The most that the settings let one order hold, of one product or of all. */
  orderedPiecesMax: 10_000,
  /**
   * How much orders that are not paid yet may hold, in largest orders: with 50 pieces to an order, a person holds 100 at most.
   * A person is an account, or an email as one network uses it, because anyone may type an email. A school or a club shares
   * one network. `email` limits the guests of all networks together. Scaled as the rate limits are (RATE_LIMIT_FACTOR).
   */
  unpaidOrders: { person: 2, network: 4, email: 20 },
  /** Dollars; the most that fits the database's integer cents. */
  totalMax: 21_474_836.47,
} as const;

/** Those that only the server knows: visitors do not download them. */
export const serverLimits = {
  /** How long a contact is kept after it was deactivated. */
  deactivatedContactDays: 400,
  /** How many products of a search can be paged through: the best matches. */
  searchDepth: 240,
  /** As long as a language tag such as `fr-CA` may be (RFC 5646). */
  languageTagMax: 35,
  relatedProductsMax: 8,
  /** How long a player's name and address are kept after their last change. */
  squadDays: 400,
  /** Slots that a booking is shown to move to. */
  bookingMovesMax: 24,
  /** How long an entry of a waitlist is kept after its last change. */
  waitlistDays: 400,
  /** How many bookings may be unpaid: counted and scaled as `limits.unpaidOrders`. */
  unpaidBookings: { person: 3, network: 10, email: 30 },
  /** Of the nearest locations, more than anyone looks through; arenas nearby are the ones of these. */
  nearbyMax: 100,
  /** Bytes of a JSON body. */
  jsonBodyBytes: 100_000,
  /** The most pixels of an uploaded picture, and the longer edge (px) it is stored with. */
  picturePixels: 50_000_000,
  pictureEdgePx: 2_560,
  /** How long the log says what was mailed to whom. */
  mailLogDays: 180,
  /** How long a subscription that is not confirmed is kept. */
  unconfirmedDays: 30,
  /** The most saved views per list and person. */
  savedViewsMax: 30,
  idempotencyKeyMax: 200,
} as const;

export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  /**
   * Instead of refusing until the period is over, the limit asks for pauses between calls: 5 s, then 10, 20 … up to
   * this many. For counters that strangers can drive up: they slow a person down and never lock anyone out.
   */
  readonly longestPause?: number;
}

/** How often a call may be made; each entry has its own counters. */
export interface RateLimitSet {
  /** Per network address. */
  readonly address: RateLimit;
  /** Per account: the signed-in user, else the e-mail that the body names, as each network uses it. */
  readonly account?: RateLimit;
  /** Per e-mail that the body names, over all networks. Anyone may type it, so it only asks for pauses. */
  readonly email?: RateLimit & { readonly longestPause: number };
  /** Instead of all of these, where the account of that e-mail has been signed in to from the network before. */
  readonly knownNetwork?: RateLimit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const longestPause = MINUTE;

/**
 * Rate limits by name; all API processes share the counters. An address gets more than an account, because a school or a
 * club shares one address.
 */
export const rateLimits = {
  login: {
    address: { points: 50, seconds: 15 * MINUTE, longestPause },
    account: { points: 10, seconds: 15 * MINUTE, longestPause },
    email: { points: 30, seconds: HOUR, longestPause },
    knownNetwork: { points: 10, seconds: 15 * MINUTE, longestPause },
  },
  register: {
    address: { points: 20, seconds: HOUR },
    account: { points: 5, seconds: HOUR },
    email: { points: 20, seconds: HOUR, longestPause },
  },
  forgotPassword: {
    address: { points: 20, seconds: HOUR },
    account: { points: 5, seconds: HOUR },
    email: { points: 20, seconds: HOUR, longestPause },
  },
  resetPassword: { address: { points: 20, seconds: HOUR } },
  verifyEmail: { address: { points: 60, seconds: HOUR } },
  resendVerification: {
    address: { points: 20, seconds: HOUR },
    account: { points: 3, seconds: HOUR },
    email: { points: 12, seconds: HOUR, longestPause },
  },
  changePassword: { address: { points: 30, seconds: HOUR }, account: { points: 10, seconds: HOUR } },
  // Each abandoned order is a mail to an address that anyone may type; how much stock unpaid orders may hold is
  // `limits.unpaidOrders`.
  placeOrder: {
    address: { points: 60, seconds: 10 * MINUTE },
    account: { points: 20, seconds: 10 * MINUTE },
    email: { points: 60, seconds: 10 * MINUTE, longestPause },
  },
  // A PDF is drawn anew on each request.
  document: { address: { points: 120, seconds: 10 * MINUTE } },
  coupon: {
    address: { points: 60, seconds: 10 * MINUTE },
    account: { points: 30, seconds: 10 * MINUTE },
    email: { points: 90, seconds: 10 * MINUTE, longestPause },
  },
  // Each call sends a mail to an address that anyone may type.
  firstOrderOffer: {
    address: { points: 20, seconds: HOUR },
    account: { points: 3, seconds: HOUR },
    email: { points: 12, seconds: HOUR, longestPause },
  },
  // Each call may ask a service that bills by the call.
  reverseLookup: { address: { points: 120, seconds: 10 * MINUTE } },
  restockNotice: { address: { points: 60, seconds: HOUR }, account: { points: 30, seconds: HOUR } },
  // Each call may send a mail to an address that anyone may type.
  newsletter: { address: { points: 60, seconds: HOUR }, email: { points: 12, seconds: HOUR, longestPause } },
  // Each click of a letter's link; a school's readers share an address.
  newsletterVisit: { address: { points: 600, seconds: HOUR } },
  waitlist: { address: { points: 60, seconds: HOUR }, account: { points: 30, seconds: HOUR } },
  // Each call tells whether an e-mail has applied, and mails the organisation.
  partner: { address: { points: 20, seconds: HOUR }, account: { points: 10, seconds: HOUR } },
  contact: {
    address: { points: 30, seconds: HOUR },
    account: { points: 10, seconds: HOUR },
    email: { points: 20, seconds: HOUR, longestPause },
  },
  // Each call may mail people whose addresses the caller typed, or the captain.
  squad: { address: { points: 120, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
} as const satisfies Readonly<Record<string, RateLimitSet>>;

export type RateLimitName = keyof typeof rateLimits;

/**
 * Mail to addresses that strangers type: per recipient and purpose, so no one's inbox is flooded and one kind of mail
 * never blocks another; per network over all purposes, so one network reaches only so many people. A club registering
 * together behind one address stays below.
 */
export const strangerMailLimits = {
  recipient: { points: 5, seconds: 6 * HOUR },
  network: { points: 60, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;
