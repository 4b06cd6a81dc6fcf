import {
  DeliveryMethod,
  orderFields,
  normalizeField,
  OrderStatus,
  validateField,
  type AdminOrderWire,
  type Carrier,
  type ShipOrdersBody,
  type ShipOrdersWire,
} from '@dronesoccer/contracts';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Field } from '@/ui/fields/field';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Loading } from '@/ui/feedback/loading';
import { Select } from '@/ui/fields/select';
import { Skeleton } from '@/ui/feedback/skeleton';
import { adminOrderQuery } from '../../api/queries';
import { refreshOrders } from '../../api/use-order-change';
import { CarrierOptions } from '../dialogs/carrier-options';
import { ShipManyResults } from './ship-many-results';
import { ShipManyRow } from './ship-many-row';

interface ShipManyProps {
  ids: readonly string[];
  /** `anyShipped` is true if at least one order was shipped. */
  onClose: (anyShipped: boolean) => void;
}

/** Ships the ticked orders independently, each with its own tracking number, and then reports the result for each. */
export function ShipMany({ ids, onClose }: ShipManyProps) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const client = useQueryClient();
  const [carrier, setCarrier] = useState<Carrier>('canada-post');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [wasSubmitted, setSubmitted] = useState(false);
  // Fetch the orders again: the list may be minutes old, and ticked rows may be on other pages.
  const found = useQueries({ queries: ids.map((id) => ({ ...adminOrderQuery(id), staleTime: 0 })) });
  const orders = found.flatMap(({ data }) => data ?? []);
  const isLoading = found.some(({ isPending }) => isPending);
  const failed = found.filter(({ error, data }) => error && !data);
  const ready = orders.filter(({ status }) => status === OrderStatus.PAID);
  const shipping = useMutation({
    meta: { failure: false },
    mutationFn: (body: ShipOrdersBody): Promise<ShipOrdersWire> => call('orders.admin.shipMany', { body }),
    onSettled: () => refreshOrders(client),
  });
  const errorOf = ({ id }: AdminOrderWire) =>
    validateField(orderFields.trackingNumber, numbers[id] ?? '', locale) ?? undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isLoading || failed.length > 0 || shipping.isPending || ready.some((order) => errorOf(order) !== undefined))
      return;
    shipping.mutate({
      orders: ready.map(({ id, delivery }) => {
        const trackingNumber = normalizeField(orderFields.trackingNumber, numbers[id] ?? '');
        if (delivery === DeliveryMethod.PICKUP) return { id };
        return { id, carrier, ...(trackingNumber !== '' && { trackingNumber }) };
      }),
    });
  };
  const result = shipping.data;
  return (
    <Dialog
      open
      onOpenChange={() => onClose((result?.shipped ?? 0) > 0)}
      busy={shipping.isPending}
      width="wide"
      title={t('bulk.shipTitle', { count: ids.length })}
      description={result ? undefined : t('bulk.shipText')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {result ? (
            <Button onClick={() => onClose(result.shipped > 0)}>{t('bulk.close')}</Button>
          ) : (
            <>
              <Button variant="quiet" disabled={shipping.isPending} onClick={() => onClose(false)}>
                {t('ask.keep')}
              </Button>
              <Button
                type="submit"
                form="ship-many"
                pending={shipping.isPending}
                // All of them were ticked, so none is left out silently.
                disabled={isLoading || failed.length > 0 || ready.length === 0}
              >
                {t('bulk.confirm', { count: ready.length })}
              </Button>
            </>
          )}
        </div>
      }
    >
      {result ? (
        <ShipManyResults result={result} />
      ) : (
        <form id="ship-many" noValidate className="flex flex-col gap-5" onSubmit={submit}>
          <FormAlert>{shipping.error && errorMessage(shipping.error)}</FormAlert>
          {failed[0] && !isLoading && (
            <ErrorState
              title={t('bulk.unread', { count: failed.length })}
              error={failed[0].error}
              retrying={found.some(({ isFetching }) => isFetching)}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          )}
          {!isLoading && failed.length === 0 && ready.length === 0 && <p className="font-semibold">{t('bulk.none')}</p>}
          {ready.some(({ delivery }) => delivery === DeliveryMethod.SHIP) && (
            <Field label={t('bulk.carrierForAll')} className="max-w-80">
              <Select value={carrier} onChange={({ target }) => setCarrier(target.value as Carrier)}>
                <CarrierOptions />
              </Select>
            </Field>
          )}
          {isLoading ? (
            <Loading label={t('order.loading')} className="flex flex-col gap-3">
              {ids.map((id) => (
                <Skeleton key={id} className="h-16" />
              ))}
            </Loading>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {orders.map((order) => (
                <ShipManyRow
                  key={order.id}
                  order={order}
                  number={numbers[order.id] ?? ''}
                  error={wasSubmitted ? errorOf(order) : undefined}
                  onChange={(number) => setNumbers({ ...numbers, [order.id]: number })}
                />
              ))}
            </ul>
          )}
        </form>
      )}
    </Dialog>
  );
}
