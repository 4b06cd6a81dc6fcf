import { type OrderWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { usePayWords } from '@/features/shop/orders';
import { PayPanel } from '@/features/shop/payments';
import { queryKeys } from '@/lib/query/keys';

export const orderSubject = ({ id }: Pick<OrderWire, 'id'>) => ({ kind: PaymentSubjectKind.ORDER, id });

/** The panel that an order which waits for its payment is paid from. */
export function PayOrder({ order, token }: { order: OrderWire; token: string | null }) {
  const words = usePayWords(order);
  return <PayPanel subject={orderSubject(order)} token={token} words={words} shown={queryKeys.area('orders')} />;
}
