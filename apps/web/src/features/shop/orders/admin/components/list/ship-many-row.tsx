import { DeliveryMethod, OrderStatus, type AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { stateKey } from '../../model/state-name';

interface ShipManyRowProps {
  order: AdminOrderWire;
  number: string;
  error: string | undefined;
  onChange: (number: string) => void;
}

/** One of the ticked orders: its tracking number, or the reason why it needs none or cannot be shipped. */
export function ShipManyRow({ order, number, error, onChange }: ShipManyRowProps) {
  const { t } = useTranslation('orders.admin');
  const { status, delivery } = order;
  const note =
    status !== OrderStatus.PAID
      ? t('bulk.notPaid', { state: t(stateKey(order)) })
      : delivery === DeliveryMethod.PICKUP
        ? t('bulk.pickup')
        : null;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <span className="min-w-0">
        <span className="block font-semibold">{order.number}</span>
        <span className="block text-sm break-words text-muted">{order.customer.name}</span>
      </span>
      {note ? (
        <span className="text-sm text-muted">{note}</span>
      ) : (
        <Field label={t('bulk.number', { number: order.number })} error={error}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={number}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </li>
  );
}
