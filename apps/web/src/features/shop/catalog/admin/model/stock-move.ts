import { limits, type StockMoveBody, StockMoveReason } from '@dronesoccer/contracts';

const { RECEIVED, CORRECTED, TRANSFERRED } = StockMoveReason;

/** A move as it is being typed. */
export interface MoveDraft {
  reason: typeof RECEIVED | typeof CORRECTED | typeof TRANSFERRED;
  from: string;
  /** Only a transfer has one. */
  to: string;
  /** How many move; of a correction, how many were counted. */
  pieces: string;
  note: string;
}

export interface MoveProblems {
  /** The key of what to say about the pieces. */
  pieces?: 'piecesInvalid' | 'countInvalid' | 'countSame';
  to?: true;
}

const whole = /^\d{1,7}$/;

/** @param level what stands at `from` */
export function problemsOfMove({ reason, from, to, pieces }: MoveDraft, level: number): MoveProblems {
  const typed = pieces.trim();
  const number = whole.test(typed) ? Number(typed) : null;
  const problems: MoveProblems = {};
  if (reason === TRANSFERRED && to === from) problems.to = true;
  if (reason === CORRECTED) {
    if (number === null || number > limits.stockMoveMax) problems.pieces = 'countInvalid';
    else if (number === level) problems.pieces = 'countSame';
  } else if (number === null || number < 1 || number > limits.stockMoveMax) {
    problems.pieces = 'piecesInvalid';
  }
  return problems;
}

/** What is sent: of a count, the difference, so that what is sold meanwhile stays sold. Null while something is wrong. */
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
