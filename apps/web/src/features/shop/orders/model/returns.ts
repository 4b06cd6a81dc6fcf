import {
  type BoughtLineWire,
  type CallBody,
  DeliveryMethod,
  type OrderWire,
  type ReturnBody,
  type ReturnReason,
} from '@dronesoccer/contracts';
import { isShopsFault } from '@dronesoccer/domain';

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

/** What is asked about the refund: every line that is chosen, with its reason once there is one. */
export function returnQuoteBody(choices: ReturnChoices): CallBody<'orders.returnQuote'> {
  const lines = Object.entries(choices).map(([productId, { quantity, reason }]) => {
    return { productId, quantity, ...(reason !== null && { reason }) };
  });
  return { lines };
}

/** Who pays for sending it back; null while the reason is not known. What was picked up is brought back. */
export function postageOf(delivery: DeliveryMethod, reason: ReturnReason | null): 'counter' | 'ours' | 'yours' | null {
  if (delivery === DeliveryMethod.PICKUP) return 'counter';
  if (reason === null) return null;
  return isShopsFault(reason) ? 'ours' : 'yours';
}
