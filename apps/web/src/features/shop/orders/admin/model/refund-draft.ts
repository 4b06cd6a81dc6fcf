import type { RefundBody, RefundProposalBody, RefundProposalWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';

/** What an administrator has chosen to pay back, while the dialog is open. */
export interface RefundDraft {
  /** Pieces by product; absent or 0: none of it. */
  quantities: Readonly<Record<string, number>>;
  /** Products whose pieces go back on the shelf. */
  restock: Readonly<Record<string, boolean>>;
  shipping: boolean;
}

export const emptyDraft: RefundDraft = { quantities: {}, restock: {}, shipping: false };

const chosen = ({ quantities }: RefundDraft) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }));

/** What to ask the worth of; null while nothing is chosen. */
export function proposalBody(draft: RefundDraft): RefundProposalBody | null {
  const lines = chosen(draft);
  if (lines.length === 0 && !draft.shipping) return null;
  return { ...(lines.length > 0 && { lines }), ...(draft.shipping && { shipping: true }) };
}

export type AmountProblem = 'nothingChosen' | 'aboveZero' | 'tooMuch';

export interface AmountAsked {
  /** Dollars; null: what the chosen lines and shipping are worth. */
  own: number | null;
  proposal: Pick<RefundProposalWire, 'amount'> | null;
  /** Dollars that can still be paid back. */
  refundable: number;
}

/** Why the sum cannot be paid back, or null. Compared in cents, because dollars are not exact. */
export function amountProblem({ own, proposal, refundable }: AmountAsked): AmountProblem | null {
  const amount = own ?? proposal?.amount;
  if (amount === undefined) return 'nothingChosen';
  if (toCents(amount) === 0) return 'aboveZero';
  return toCents(amount) > toCents(refundable) ? 'tooMuch' : null;
}

/** The call's body; with an amount of its own, the lines say what it is for. */
export function refundBody(draft: RefundDraft, amount: number | null, reason: string): RefundBody {
  const lines = chosen(draft).map((line) => ({ ...line, restock: draft.restock[line.productId] ?? false }));
  return {
    reason,
    ...(amount !== null && { amount }),
    ...(lines.length > 0 && { lines }),
    ...(draft.shipping && { shipping: true }),
  };
}
