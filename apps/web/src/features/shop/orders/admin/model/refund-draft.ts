import type { RefundBody, RefundProposalBody, RefundProposalWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';

/** An administrator's selection for a refund while the dialog is open. */
export interface RefundDraft {
  /** Quantities by product id; absent or 0 means no refund. */
  quantities: Readonly<Record<string, number>>;
  /** Maps product ids to true if the refunded units are restocked. */
  restock: Readonly<Record<string, boolean>>;
  shipping: boolean;
}

export const emptyDraft: RefundDraft = { quantities: {}, restock: {}, shipping: false };

const chosenLines = ({ quantities }: RefundDraft) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }));

/** Returns the body that asks for the refund's value, or null while nothing is selected. */
export function proposalBody(draft: RefundDraft): RefundProposalBody | null {
  const lines = chosenLines(draft);
  if (lines.length === 0 && !draft.shipping) return null;
  return { ...(lines.length > 0 && { lines }), ...(draft.shipping && { shipping: true }) };
}

type AmountProblem = 'nothingChosen' | 'aboveZero' | 'tooMuch';

interface AmountAsked {
  /** The entered amount in dollars; null to use the value of the selected lines and shipping. */
  own: number | null;
  proposal: Pick<RefundProposalWire, 'amount'> | null;
  /** The dollars that can still be refunded. */
  refundable: number;
}

/** Returns why the amount cannot be refunded, or null. Compares in cents, because dollars are not exact. */
export function amountProblem({ own, proposal, refundable }: AmountAsked): AmountProblem | null {
  const amount = own ?? proposal?.amount;
  if (amount === undefined) return 'nothingChosen';
  if (toCents(amount) === 0) return 'aboveZero';
  return toCents(amount) > toCents(refundable) ? 'tooMuch' : null;
}

/** Builds the body of the refund call. If an amount is given, the lines only say what it is for. */
export function refundBody(draft: RefundDraft, amount: number | null, reason: string): RefundBody {
  const lines = chosenLines(draft).map((line) => ({ ...line, restock: draft.restock[line.productId] ?? false }));
  return {
    reason,
    ...(amount !== null && { amount }),
    ...(lines.length > 0 && { lines }),
    ...(draft.shipping && { shipping: true }),
  };
}
