/** The reasons for which personal data is stored. */
export type DataPurpose = 'account' | 'contract' | 'consent' | 'service' | 'security' | 'accounting';

/** A table with rows about a person. */
export interface PersonalRowsWire {
  what: string;
  purpose: DataPurpose;
  /** The stored values by column, each as text. */
  rows: Record<string, string | null>[];
}

/** Everything that is stored about a person. */
export interface PersonalDataWire {
  /** ISO 8601, in UTC. */
  madeAt: string;
  /** The tables with at least one row, by name. */
  tables: Record<string, PersonalRowsWire>;
}

/** Unfinished business that keeps an account from being erased. */
const erasureObstacles = ['orders', 'returns', 'bookings', 'waitlist', 'squads', 'staff'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

export interface ErasureObstacleWire {
  kind: ErasureObstacle;
  count: number;
}

/** The effects of erasing an account. */
export interface ErasureWire {
  /** Empty if the account can be erased now. */
  obstacles: ErasureObstacleWire[];
  /** The records with the person's name that remain, and the reason. */
  kept: { what: string; why: string }[];
}

/** The result of an erasure, for the administrator to keep or to send to the person. */
export interface ErasureReceiptWire {
  /** ISO 8601, in UTC. */
  erasedAt: string;
  /** The tables whose rows about the person were deleted or stripped of the person, with the number of rows. */
  erased: { what: string; count: number }[];
  /** The records that remain, with their number and the reason. */
  kept: { what: string; why: string; count: number }[];
}
