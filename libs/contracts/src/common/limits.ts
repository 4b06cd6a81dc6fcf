/** The business constants of spec 9 and the product's own, for the server and the client. */
export * as limits from './shared-limits.ts';

/** The limits that only the server uses, so visitors do not download them. */
export const serverLimits = {
  nextSlotsMax: 8,
  /** The minutes that a booking waits for its payment; the hold can be renewed once. */
  bookingHoldMinutes: 15,
  /** The minutes that a membership waits for its payment. */
  membershipHoldMinutes: 60,
  /** The most people in a family, with its holder. */
  familyMax: 5,
  /** The days that an invitation to a family is kept, and can be accepted. */
  familyInvitationDays: 90,
  /** The years that the audit keeps an entry, which is longer than tax law asks for. */
  auditYears: 7,
  /** The age in years from which a child can have an account of its own. */
  ownAccountAge: 14,
  /** The months that a signed waiver is valid. */
  waiverMonths: 12,
  /** The years that a signed waiver is kept. */
  waiverYears: 3,
  /** The years after the end of its own year for which tax law asks to keep the record of a sale. */
  salesRecordYears: 6,
  /** The most days ahead on which an imported membership may end, and the days that the rows of a list are kept. */
  importedMembershipDays: 731,
  memberImportRowDays: 30,
  /** A member can be refunded for so many days after the payment. */
  membershipRefundDays: 14,
  /** The days that a contact is kept after its deactivation. */
  deactivatedContactDays: 400,
  /** The number of search results that can be paged through: the best matches. */
  searchDepth: 240,
  /** The maximum length of a language tag such as `fr-CA` (RFC 5646). */
  languageTagMax: 35,
  relatedProductsMax: 8,
  /** The maximum number of results of each kind in a search of the site, and of characters in the text of one. */
  foundOfEachKind: 4,
  foundTextMax: 200,
  /** The days that a player's name and address are kept after their last change. */
  squadDays: 400,
  /** The maximum number of slots offered as destinations when a booking is moved. */
  bookingMovesMax: 24,
  /** The days that a waitlist entry is kept after its last change. */
  waitlistDays: 400,
  /** The maximum number of unpaid bookings, counted and scaled like `limits.unpaidOrders`. */
  unpaidBookings: { person: 3, network: 10, email: 30 },
  /**
   * The number of nearest locations returned, more than anyone looks through. Nearby arenas are taken from these
   * locations.
   */
  nearbyMax: 100,
  /** The maximum size of a JSON body in bytes. */
  jsonBodyBytes: 100_000,
  /** The maximum size in bytes of a report by email about an email that came back. */
  returnedEmailBytes: 1_000_000,
  /** The maximum number of pixels of an uploaded picture, and the longer edge (px) of the stored one. */
  picturePixels: 50_000_000,
  pictureEdgePx: 2_560,
  /** The days that the log keeps who was sent which email. */
  mailLogDays: 180,
  /** The hours after which the last backup is overdue, which is also an alert of the operator's monitoring. */
  backupHours: 24,
  /** The days that an unconfirmed subscription is kept. */
  unconfirmedDays: 30,
  /** The maximum number of saved views per list and person. */
  savedViewsMax: 30,
  idempotencyKeyMax: 200,
} as const;

export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  /**
   * Instead of refusing calls until the period is over, the limit requires pauses between them: 5 s, then 10, 20 … up
   * to this many. It suits counters that strangers can drive up: it slows a person down but never locks anyone out.
   */
  readonly longestPause?: number;
}

/** The allowed frequency of a call; each entry has its own counters. */
export interface RateLimitSet {
  /** Per network address. */
  readonly address: RateLimit;
  /** Per account: the signed-in user, or else the combination of network and the email in the body. */
  readonly account?: RateLimit;
  /** Per email in the body, over all networks. Anyone can type any email, so this limit only requires pauses. */
  readonly email?: RateLimit & { readonly longestPause: number };
  /** Replaces the other limits if the email's account has signed in from this network before. */
  readonly knownNetwork?: RateLimit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const longestPause = MINUTE;

/**
 * The rate limits by name; all API processes share the counters. An address gets more calls than an account, because a
 * school or a club shares one address.
 */
export const rateLimits = {
  login: {
    address: { points: 50, seconds: 15 * MINUTE, longestPause },
    account: { points: 10, seconds: 15 * MINUTE, longestPause },
    email: { points: 30, seconds: HOUR, longestPause },
    knownNetwork: { points: 10, seconds: 15 * MINUTE, longestPause },
  },
  // Each call reveals whether an email has an account. A desk looks up one person after another.
  accountLookup: { address: { points: 600, seconds: 10 * MINUTE }, account: { points: 120, seconds: 10 * MINUTE } },
  // A sign-in at an identity provider makes three calls, and two of them call the provider. A school shares one address.
  providerLogin: { address: { points: 300, seconds: 10 * MINUTE } },
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
  exportData: { address: { points: 60, seconds: HOUR }, account: { points: 10, seconds: HOUR } },
  // Each upload is re-encoded, and stays for a day once another one replaces it.
  avatar: { address: { points: 120, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
  changePassword: { address: { points: 30, seconds: HOUR }, account: { points: 10, seconds: HOUR } },
  // Each call is a guess at a password or a code, by the holder of a session. Correct ones are not counted.
  confirmIdentity: { address: { points: 100, seconds: HOUR }, account: { points: 10, seconds: 15 * MINUTE } },
  // Each abandoned order sends an email to an address that anyone can type. `limits.unpaidOrders` limits the stock that
  // unpaid orders hold.
  placeOrder: {
    address: { points: 60, seconds: 10 * MINUTE },
    account: { points: 20, seconds: 10 * MINUTE },
    email: { points: 60, seconds: 10 * MINUTE, longestPause },
  },
  // Each request renders the PDF again.
  document: { address: { points: 120, seconds: 10 * MINUTE } },
  coupon: {
    address: { points: 60, seconds: 10 * MINUTE },
    account: { points: 30, seconds: 10 * MINUTE },
    email: { points: 90, seconds: 10 * MINUTE, longestPause },
  },
  // Each call sends an email to an address that anyone can type.
  firstOrderOffer: {
    address: { points: 20, seconds: HOUR },
    account: { points: 3, seconds: HOUR },
    email: { points: 12, seconds: HOUR, longestPause },
  },
  // Each call may query a service that charges per call.
  reverseLookup: { address: { points: 120, seconds: 10 * MINUTE } },
  // Each call searches several tables. Visitors who type slowly send several calls for one search.
  siteSearch: { address: { points: 600, seconds: 10 * MINUTE } },
  restockNotice: { address: { points: 60, seconds: HOUR }, account: { points: 30, seconds: HOUR } },
  // Each call may send an email to an address that anyone can type.
  newsletter: { address: { points: 60, seconds: HOUR }, email: { points: 12, seconds: HOUR, longestPause } },
  // Each click on a newsletter link counts; the readers in a school share an address.
  newsletterVisit: { address: { points: 600, seconds: HOUR } },
  waitlist: { address: { points: 60, seconds: HOUR }, account: { points: 30, seconds: HOUR } },
  // Each call reveals whether an email has applied, and emails the organisation.
  partner: { address: { points: 20, seconds: HOUR }, account: { points: 10, seconds: HOUR } },
  contact: {
    address: { points: 30, seconds: HOUR },
    account: { points: 10, seconds: HOUR },
    email: { points: 20, seconds: HOUR, longestPause },
  },
  // Everyone at an arena may sign on one network within an hour.
  waiver: { address: { points: 600, seconds: HOUR } },
  // Each call may email the captain, or people whose addresses the caller typed.
  squad: { address: { points: 120, seconds: HOUR }, account: { points: 60, seconds: HOUR } },
} as const satisfies Readonly<Record<string, RateLimitSet>>;

export type RateLimitName = keyof typeof rateLimits;

/**
 * Limits the wrong codes of two-step login per account, over all calls that take one. Only a person with the password,
 * the Google account or a session reaches this counter, so the limit refuses instead of requiring pauses.
 */
export const wrongCodeLimits = {
  hour: { points: 10, seconds: HOUR },
  day: { points: 30, seconds: 24 * HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * Limits emails to addresses that strangers type. The limit per recipient and purpose keeps an inbox from being
 * flooded, and one kind of email never blocks another. The limit per network covers all purposes, so one network
 * reaches only a limited number of people; a club that registers together from one address stays below it.
 */
export const strangerMailLimits = {
  recipient: { points: 5, seconds: 6 * HOUR },
  network: { points: 60, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;
