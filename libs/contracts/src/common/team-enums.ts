// Enumerations that the dashboard alone shows, apart from those that visitors download.
import type { ValueOf } from './enums.ts';

export const CampaignStatus = { DRAFT: 1, SCHEDULED: 2, SENT: 3, CANCELLED: 4 } as const;
export type CampaignStatus = ValueOf<typeof CampaignStatus>;

/**
 * TRYING: not yet taken by the mail server, tried again; FAILED: given up or refused for good; UNKNOWN, of a newsletter: handed
 * over, and the answer never came.
 */
export const MailOutcome = { SENT: 1, TRYING: 2, FAILED: 3, UNKNOWN: 4 } as const;
export type MailOutcome = ValueOf<typeof MailOutcome>;

/** SENDING is written down before the letter is handed over; UNKNOWN: handed over, and the answer never came. */
export const DeliveryState = { PENDING: 1, SENDING: 2, SENT: 3, FAILED: 4, UNKNOWN: 5, SKIPPED: 6 } as const;
export type DeliveryState = ValueOf<typeof DeliveryState>;

/** One entry of the ledger of consent. */
export const ConsentEntryKind = {
  ASKED: 1,
  CONFIRMED: 2,
  WITHDRAWN: 3,
  /** A hard bounce or a complaint. */
  SUPPRESSED: 4,
  LIFTED: 5,
} as const;
export type ConsentEntryKind = ValueOf<typeof ConsentEntryKind>;

/** Why an address gets no mail. COMPLAINT: its reader reported a letter as spam; DEAD_ADDRESS: there is no such mailbox. */
export const SuppressionCause = { COMPLAINT: 'complaint', DEAD_ADDRESS: 'deadAddress' } as const;
export type SuppressionCause = ValueOf<typeof SuppressionCause>;

/** An import of products is checked, awaits confirmation, and is applied. */
export const ProductImportStatus = { CHECKING: 1, READY: 2, APPLYING: 3, DONE: 4, FAILED: 5 } as const;
export type ProductImportStatus = ValueOf<typeof ProductImportStatus>;

/** A list of subscribers was read and judged, is being applied, or was applied. */
export const SubscriberImportStatus = { READY: 1, APPLYING: 2, DONE: 3 } as const;
export type SubscriberImportStatus = ValueOf<typeof SubscriberImportStatus>;

/** How money is taken at the desk. */
export const DeskMethod = { CASH: 'cash', CARD: 'card' } as const;
export type DeskMethod = ValueOf<typeof DeskMethod>;

/** What became of a partner's application; INACTIVE: declined, or no longer shown. */
export const PartnerState = { PENDING: 1, ACTIVE: 2, INACTIVE: 3 } as const;
export type PartnerState = ValueOf<typeof PartnerState>;

/** Who followed a letter's link, as far as can be told. */
export const VisitKind = { PERSON: 1, MACHINE: 2, UNKNOWN: 3 } as const;
export type VisitKind = ValueOf<typeof VisitKind>;

/** Why a stock level changed. */
export const StockMoveReason = {
  OPENING: 1,
  RECEIVED: 2,
  SOLD: 3,
  RELEASED: 4,
  RETURNED: 5,
  CORRECTED: 6,
  TRANSFERRED: 7,
} as const;
export type StockMoveReason = ValueOf<typeof StockMoveReason>;
