import type { OrderWire, ReorderLineWire } from '@dronesoccer/contracts';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { useInvoice } from '../api/use-invoice';
import { CancelOrder } from './cancel-order';
import { Reorder } from './reorder';
import { ReturnOrder } from './return-order';

export interface OrderActionsProps {
  order: OrderWire;
  token: string | null;
  onReorder: (lines: readonly ReorderLineWire[]) => void;
}

/** The actions that the server allows the customer for the order in its current state. */
export function OrderActions({ order, token, onReorder }: OrderActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      {order.can.invoice && <Invoice order={order} token={token} />}
      <ReturnOrder order={order} token={token} />
      <Reorder order={order} token={token} onReorder={onReorder} />
      <CancelOrder order={order} token={token} />
    </div>
  );
}

function Invoice({ order, token }: { order: OrderWire; token: string | null }) {
  const { t } = useTranslation('orders');
  const invoice = useInvoice(order, token);
  return (
    <Button variant="outline" pending={invoice.isPending} onClick={() => invoice.mutate()}>
      {!invoice.isPending && <FileDown aria-hidden className="size-5" />}
      {t('order.invoice')}
    </Button>
  );
}
