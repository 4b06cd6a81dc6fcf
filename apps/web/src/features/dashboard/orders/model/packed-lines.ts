import { OrderStatus, type AdminOrderWire, type AllocationWire } from '@dronesoccer/contracts';

type Packing = Pick<AdminOrderWire, 'status' | 'lines' | 'refundableLines' | 'allocation'>;

export interface PackedLine {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  points: AllocationWire['points'];
}

/** What goes into the parcel: what was paid back before it left is not packed; what comes back later was. */
export function packedLines({ status, lines, refundableLines, allocation }: Packing): PackedLine[] {
  const leftOf = (productId: string) => refundableLines.find((line) => line.productId === productId)?.quantity ?? 0;
  return lines.flatMap(({ productId, name, imageUrl, quantity }) => {
    const pieces = status === OrderStatus.PAID ? leftOf(productId) : quantity;
    const points = allocation.find((entry) => entry.productId === productId)?.points ?? [];
    return pieces > 0 ? [{ productId, name, imageUrl, quantity: pieces, points }] : [];
  });
}
