import { limits } from '../../common/limits.ts';

/** The figures that the policies state. */
export interface PolicyFiguresWire {
  /** Hours before the start until which a booking can be changed or cancelled for a refund. */
  bookingChangeHours: number;
  /** Days after shipping within which a return can be requested. */
  returnDays: number;
  /** Days after a safe-sport decision within which it can be appealed. */
  appealDays: number;
}

/** The specification's figures (spec 9); the return window is an initial value that the settings may replace. */
export const policyFigures: PolicyFiguresWire = {
  bookingChangeHours: limits.bookingChangeHours,
  returnDays: limits.returnDays,
  appealDays: limits.safeSportAppealDays,
};
