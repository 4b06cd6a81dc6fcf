import type { OrderWire } from '@dronesoccer/contracts';
import { Card } from '@/ui/layout/card';
import { OrderLines } from './order-lines';

export function OrderLinesCard({ order }: { order: OrderWire }) {
  return (
    <Card className="max-w-2xl">
      <p className="mb-4 font-bold">{order.number}</p>
      <OrderLines order={order} />
    </Card>
  );
}
