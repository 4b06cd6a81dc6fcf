import { limits } from '../../common/limits.ts';

/** The figures that the policies state. */
export interface PolicyFigures {
  /** A booking can be changed, or cancelled for a refund, until this many hours before the start. */
  bookingChangeHours: number;
  /** The days after shipping in which the customer can request a return. */
  returnDays: number;
  /** The days after a safe-sport decision in which it can be appealed. */
  appealDays: number;
}

/** The specification's figures (spec 9); the return window is an initial value that the settings may replace. */
export const policyFigures: PolicyFigures = {
  bookingChangeHours: limits.bookingChangeHours,
  returnDays: limits.returnDays,
  appealDays: limits.safeSportAppealDays,
};
