import { type StockMoveBody, StockMoveReason, productLimits } from '@dronesoccer/contracts';

const { RECEIVED, CORRECTED, TRANSFERRED } = StockMoveReason;

/** A stock move while it is being entered. */
export interface MoveDraft {
  reason: typeof RECEIVED | typeof CORRECTED | typeof TRANSFERRED;
  from: string;
  /** Used only for a transfer. */
  to: string;
  /** The quantity to move or, for a correction, the counted quantity. */
  pieces: string;
  note: string;
}

interface MoveProblems {
  /** The message key for an invalid quantity. */
  pieces?: 'piecesInvalid' | 'countInvalid' | 'countSame';
  to?: true;
}

const wholeNumber = /^\d{1,7}$/;

/** @param level the current stock at `from` */
export function problemsOfMove({ reason, from, to, pieces }: MoveDraft, level: number): MoveProblems {
  const typed = pieces.trim();
  const number = wholeNumber.test(typed) ? Number(typed) : null;
  const problems: MoveProblems = {};
  if (reason === TRANSFERRED && to === from) problems.to = true;
  if (reason === CORRECTED) {
    if (number === null || number > productLimits.stockMoveMax) problems.pieces = 'countInvalid';
    else if (number === level) problems.pieces = 'countSame';
  } else if (number === null || number < 1 || number > productLimits.stockMoveMax) {
    problems.pieces = 'piecesInvalid';
  }
  return problems;
}

/**
 * Returns the request body, or null while the draft is invalid. A count is sent as the difference, so that units sold
 * meanwhile stay sold.
 */
export function moveOf(draft: MoveDraft, level: number): StockMoveBody | null {
  const { pieces, to } = problemsOfMove(draft, level);
  if (pieces !== undefined || to !== undefined) return null;
  const number = Number(draft.pieces.trim());
  const note = draft.note.trim();
  const common = { stockPointId: draft.from, ...(note !== '' && { note }) };
  if (draft.reason === TRANSFERRED) {
    return { ...common, reason: TRANSFERRED, toStockPointId: draft.to, quantity: number };
  }
  return draft.reason === CORRECTED
    ? { ...common, reason: CORRECTED, quantity: number - level }
    : { ...common, reason: RECEIVED, quantity: number };
}
