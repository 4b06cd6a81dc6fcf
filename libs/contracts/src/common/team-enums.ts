// The enumerations that only the dashboard uses, kept apart from the ones that visitors download.
import type { ValueOf } from './enums.ts';

export const CampaignStatus = { DRAFT: 1, SCHEDULED: 2, SENT: 3, CANCELLED: 4 } as const;
export type CampaignStatus = ValueOf<typeof CampaignStatus>;

/**
 * TRYING: the mail server has not accepted the email yet, and the send is retried. FAILED: the retries are exhausted,
 * or it was refused permanently. UNKNOWN, for a newsletter: handed over, but the server's answer never arrived.
 */
export const MailOutcome = { SENT: 1, TRYING: 2, FAILED: 3, UNKNOWN: 4 } as const;
export type MailOutcome = ValueOf<typeof MailOutcome>;

/** SENDING is recorded before the issue is handed over. UNKNOWN: handed over, but the answer never arrived. */
export const DeliveryState = { PENDING: 1, SENDING: 2, SENT: 3, FAILED: 4, UNKNOWN: 5, SKIPPED: 6 } as const;
export type DeliveryState = ValueOf<typeof DeliveryState>;

/** An entry in the consent ledger. */
export const ConsentEntryKind = {
  ASKED: 1,
  CONFIRMED: 2,
  WITHDRAWN: 3,
  /** A hard bounce or a complaint. */
  SUPPRESSED: 4,
  LIFTED: 5,
} as const;
export type ConsentEntryKind = ValueOf<typeof ConsentEntryKind>;

/**
 * The reason why an address gets no email. COMPLAINT: the reader reported an issue as spam. DEAD_ADDRESS: the mailbox
 * does not exist.
 */
export const SuppressionCause = { COMPLAINT: 'complaint', DEAD_ADDRESS: 'deadAddress' } as const;
export type SuppressionCause = ValueOf<typeof SuppressionCause>;

/** The states of an import: it is checked, awaits confirmation, is applied, and is done or failed for good. */
export const ImportStatus = { CHECKING: 1, READY: 2, APPLYING: 3, DONE: 4, FAILED: 5 } as const;
export type ImportStatus = ValueOf<typeof ImportStatus>;

export const ProductImportStatus = ImportStatus;
export type ProductImportStatus = ImportStatus;

/** The states of a subscriber import: the list was read and validated, is applied, was applied, or failed for good. */
export const SubscriberImportStatus = { READY: 1, APPLYING: 2, DONE: 3, FAILED: 4 } as const;
export type SubscriberImportStatus = ValueOf<typeof SubscriberImportStatus>;

/** The payment method at the desk. */
export const DeskMethod = { CASH: 'cash', CARD: 'card' } as const;
export type DeskMethod = ValueOf<typeof DeskMethod>;

/** The state of a partner's application. INACTIVE: declined, or no longer shown. */
export const PartnerState = { PENDING: 1, ACTIVE: 2, INACTIVE: 3 } as const;
export type PartnerState = ValueOf<typeof PartnerState>;

/** The kind of client that followed a newsletter link, as far as the server can tell. */
export const VisitKind = { PERSON: 1, MACHINE: 2, UNKNOWN: 3 } as const;
export type VisitKind = ValueOf<typeof VisitKind>;

/** The reason why a stock level changed. */
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
