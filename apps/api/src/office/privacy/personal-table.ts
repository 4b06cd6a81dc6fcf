import type { DataPurpose, LocalText } from '@dronesoccer/contracts';

/** The effect of an erased account on a person's rows of a table. */
type Erasure =
  /** The rows are deleted, by the engine or with the account's own row. */
  | 'deleted'
  /** The assignments of an UPDATE that leaves nothing of the person. */
  | { set: string }
  /** The rows remain for this reason; `set` removes what is not needed for it. */
  | { keptFor: LocalText; set?: string }
  /** Housekeeping deletes the rows soon, whether or not the account is erased. */
  | { expiresAfterDays: number };

/** A table with rows about people. */
export interface PersonalTable {
  what: LocalText;
  purpose: DataPurpose;
  /**
   * An SQL condition for the rows `r` of a person. `$1` is the account's id, and `$2` its email address, or null if that
   * was never confirmed: then rows under this address may be someone else's.
   */
  of: string;
  /** An SQL condition for the rows of `of` that are exported. Without it, the export shows all of them. */
  exportedIf?: string;
  erasure: Erasure;
  /**
   * Set if the rows get the new address when the person's address changes. `column` is the address's column, by default
   * `email`. `unless` is for tables where an address is unique: an SQL condition for rows `o` of the new address that
   * leave a row `r` as it is.
   */
  followsEmail?: true | { column?: string; unless?: string };
  /** Columns that are not exported, because they would let their reader act as the person or describe how we protect them. */
  secret?: readonly string[];
  /** Columns about someone else that are exported only from rows `r` for which the SQL condition `own` is true. */
  others?: { columns: readonly string[]; own: string };
}

export const ofAccount = 'r.user_id = $1';
export const ofAddress = 'r.email = $2';
export const ownBookings = 'SELECT id FROM bookings WHERE user_id = $1 OR email = $2';
