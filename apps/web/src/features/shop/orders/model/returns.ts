import { type BoughtLineWire, type OrderWire, type ReturnBody, type ReturnReason } from '@dronesoccer/contracts';

/** What somebody has chosen to send back of one line. */
export interface ReturnChoice {
  quantity: number;
  /** Null until it is given: every line needs its own. */
  reason: ReturnReason | null;
}

/** By product; a line that is not there stays with the buyer. */
export type ReturnChoices = Readonly<Record<string, ReturnChoice>>;

export type ReturnProblem = 'nothing' | 'reason';

/** The lines of which at least one piece may still be sent back. */
export const returnableLines = ({ lines, can }: Pick<OrderWire, 'lines' | 'can'>): BoughtLineWire[] =>
  can.returnUntil === null ? [] : lines.filter(({ returnable }) => returnable > 0);

/** What is missing before the request can leave; null: nothing. */
export function returnProblem(choices: ReturnChoices): ReturnProblem | null {
  const chosen = Object.values(choices);
  if (chosen.length === 0) return 'nothing';
  return chosen.some(({ reason }) => reason === null) ? 'reason' : null;
}

/** The request as it travels; lines without a reason do not. */
export function returnBody(choices: ReturnChoices, note: string): ReturnBody {
  const lines = Object.entries(choices).flatMap(([productId, { quantity, reason }]) =>
    reason === null ? [] : [{ productId, quantity, reason }],
  );
  const words = note.trim();
  return { lines, ...(words !== '' && { note: words }) };
}
