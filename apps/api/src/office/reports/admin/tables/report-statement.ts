import type { LocalText } from '@dronesoccer/contracts';

/** A row of any report. Dollars are in cents. */
export interface ReportRow {
  key: string;
  /** The name from the database, or null if the key says it. */
  name: LocalText | null;
  detail: string;
  figures: number[];
}

/** The instants of a period: its begin and end are $1 and $2 of each statement. */
export interface ReportSpan {
  start: Date;
  end: Date;
  /** The instants at which the period's months begin, the first of them being the period's. */
  months: readonly Date[];
}

/** Returns a report's one statement, and its parameters after the first two. */
export type ReportStatement = (span: ReportSpan) => { text: string; more?: readonly unknown[] };
