import { limits, serverLimits } from '../../common/limits.ts';

/** The figures that the policies state. */
export interface PolicyFigures {
  /** A booking can be changed, or cancelled for a refund, until this many hours before the start. */
  bookingChangeHours: number;
  /** The days after shipping in which the customer can request a return. */
  returnDays: number;
  /** The days after a safe-sport decision in which it can be appealed. */
  appealDays: number;
  /** The months that a signed waiver is valid. */
  waiverMonths: number;
  /** The years that a signed waiver is kept. */
  waiverYears: number;
  /** The years after the end of its own year that the record of a sale is kept. */
  salesRecordYears: number;
}

/** The figures of the specification (spec 9) and of the law. Only the return window is a setting, and this is its default. */
export const policyFigures: PolicyFigures = {
  bookingChangeHours: limits.bookingChangeHours,
  returnDays: limits.returnDays,
  appealDays: limits.safeSportAppealDays,
  waiverMonths: serverLimits.waiverMonths,
  waiverYears: serverLimits.waiverYears,
  salesRecordYears: serverLimits.salesRecordYears,
};
