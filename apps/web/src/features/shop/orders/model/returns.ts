import '@/lib/http/order-calls';
import {
  type BoughtLineWire,
  type CallBody,
  DeliveryMethod,
  type OrderWire,
  type ReturnBody,
  type ReturnReason,
} from '@dronesoccer/contracts';
import { isShopsFault } from '@dronesoccer/domain';

/** The customer's choice to return units of one line. */
export interface ReturnChoice {
  quantity: number;
  /** Null until it is chosen. Every line needs its own reason. */
  reason: ReturnReason | null;
}

/** The choices by product id. A line without an entry is kept. */
export type ReturnChoices = Readonly<Record<string, ReturnChoice>>;

type ReturnProblem = 'nothing' | 'reason';

/** Returns the lines with at least one returnable unit. */
export const returnableLines = ({ lines, can }: Pick<OrderWire, 'lines' | 'can'>): BoughtLineWire[] =>
  can.returnUntil === null ? [] : lines.filter(({ returnable }) => returnable > 0);

/** Returns what is missing before the request can be sent, or null. */
export function returnProblem(choices: ReturnChoices): ReturnProblem | null {
  const chosen = Object.values(choices);
  if (chosen.length === 0) return 'nothing';
  return chosen.some(({ reason }) => reason === null) ? 'reason' : null;
}

/** Builds the return request. Lines without a reason are left out. */
export function returnBody(choices: ReturnChoices, note: string): ReturnBody {
  const lines = Object.entries(choices).flatMap(([productId, { quantity, reason }]) =>
    reason === null ? [] : [{ productId, quantity, reason }],
  );
  const words = note.trim();
  return { lines, ...(words !== '' && { note: words }) };
}

/** Builds the body that asks for the refund: every chosen line, with its reason once there is one. */
export function returnQuoteBody(choices: ReturnChoices): CallBody<'orders.returnQuote'> {
  const lines = Object.entries(choices).map(([productId, { quantity, reason }]) => {
    return { productId, quantity, ...(reason !== null && { reason }) };
  });
  return { lines };
}

/**
 * Returns who pays for sending the goods back, or null while the reason is unknown. A pickup order is returned at the
 * counter.
 */
export function postageOf(delivery: DeliveryMethod, reason: ReturnReason | null): 'counter' | 'ours' | 'yours' | null {
  if (delivery === DeliveryMethod.PICKUP) return 'counter';
  if (reason === null) return null;
  return isShopsFault(reason) ? 'ours' : 'yours';
}
