import { OrderStatus, type AdminOrderWire, type AllocationWire } from '@dronesoccer/contracts';

type PackedOrder = Pick<AdminOrderWire, 'status' | 'lines' | 'refundableLines' | 'allocation'>;

interface PackedLine {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  points: AllocationWire['points'];
}

const leftOf = ({ refundableLines }: Pick<PackedOrder, 'refundableLines'>, productId: string): number =>
  refundableLines.find((line) => line.productId === productId)?.quantity ?? 0;

/**
 * Returns how many units of a line were refunded before shipping. Returns 0 once the order is shipped, because returns
 * have their own card.
 */
export function refundedBeforeShipping(order: Omit<PackedOrder, 'allocation'>, productId: string): number {
  if (order.status !== OrderStatus.PAID) return 0;
  const bought = order.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  return bought - leftOf(order, productId);
}

/** Returns the parcel's contents: without units refunded before shipping, but with units returned later. */
export function packedLines({ status, lines, refundableLines, allocation }: PackedOrder): PackedLine[] {
  return lines.flatMap(({ productId, name, imageUrl, quantity }) => {
    const pieces = status === OrderStatus.PAID ? leftOf({ refundableLines }, productId) : quantity;
    const points = allocation.find((entry) => entry.productId === productId)?.points ?? [];
    return pieces > 0 ? [{ productId, name, imageUrl, quantity: pieces, points }] : [];
  });
}
