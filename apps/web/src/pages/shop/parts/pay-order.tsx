import { type OrderWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { TakeBack, usePayWords } from '@/features/shop/orders';
import { PayPanel } from '@/features/money/payments';
import { queryKeys } from '@/lib/query/keys';
import { useReturnToCart } from './use-taken-back';

export const orderSubject = ({ id }: Pick<OrderWire, 'id'>) => ({ kind: PaymentSubjectKind.ORDER, id });

/** The panel of an order that awaits its payment. The order can be paid, or taken back to be changed. */
export function PayOrder({ order, token }: { order: OrderWire; token: string | null }) {
  const words = usePayWords(order);
  const takenBack = useReturnToCart();
  const { t } = useTranslation('orders');
  // The customer of a desk order did not place it, and accepts the policies here.
  const sentence = order.isDeskOrder && <AcceptedPolicies by="order" sentence={t('review.accepted')} />;
  return (
    <PayPanel
      subject={orderSubject(order)}
      token={token}
      words={words}
      shown={queryKeys.area('orders')}
      above={sentence}
    >
      <TakeBack id={order.id} token={token} onTaken={takenBack} />
    </PayPanel>
  );
}
