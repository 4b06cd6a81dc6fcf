import { OrderStatus, type AdminOrderWire, type AllocationWire } from '@dronesoccer/contracts';

type Packing = Pick<AdminOrderWire, 'status' | 'lines' | 'refundableLines' | 'allocation'>;

export interface PackedLine {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  points: AllocationWire['points'];
}

const leftOf = ({ refundableLines }: Pick<Packing, 'refundableLines'>, productId: string): number =>
  refundableLines.find((line) => line.productId === productId)?.quantity ?? 0;

/** The pieces of a line that were refunded before the parcel left; 0 once it has left, as returns have a card of their own. */
export function refundedBeforeShipping(order: Omit<Packing, 'allocation'>, productId: string): number {
  if (order.status !== OrderStatus.PAID) return 0;
  const bought = order.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  return bought - leftOf(order, productId);
}

/** What goes into the parcel: what was paid back before it left is not packed; what comes back later was. */
export function packedLines({ status, lines, refundableLines, allocation }: Packing): PackedLine[] {
  return lines.flatMap(({ productId, name, imageUrl, quantity }) => {
    const pieces = status === OrderStatus.PAID ? leftOf({ refundableLines }, productId) : quantity;
    const points = allocation.find((entry) => entry.productId === productId)?.points ?? [];
    return pieces > 0 ? [{ productId, name, imageUrl, quantity: pieces, points }] : [];
  });
}
