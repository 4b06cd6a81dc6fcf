import { SuppressionCause } from '@dronesoccer/contracts';

/** A word from outside about an email that left earlier. */
export interface ReturnReport {
  cause: SuppressionCause;
  /** The address of the reader; null if the report keeps it secret, or if an outsider may have written the report. */
  email: string | null;
  /** The left side of the Message-ID, which is the id of the delivery; null if the report does not contain it. */
  deliveryId: string | null;
  /** The enhanced status code (RFC 3463), or the kind of the complaint. */
  code: string;
}

export const isComplaint = ({ cause }: ReturnReport): boolean => cause === SuppressionCause.COMPLAINT;

const messageId = /<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** Returns the id of the delivery from a Message-ID that we generated. */
export const deliveryIdIn = (text: string): string | null => messageId.exec(text)?.[1]?.toLowerCase() ?? null;
