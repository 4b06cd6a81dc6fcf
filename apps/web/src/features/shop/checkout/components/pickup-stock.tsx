import type { LocationWire, OrderLineWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { productsByIdsQuery } from '@/lib/query/products-by-ids';

interface PickupStockProps {
  place: LocationWire;
  lines: readonly OrderLineWire[];
}

/** Shows whether the whole order can be picked up at the place, before the customer chooses it. */
export function PickupStock({ place, lines }: PickupStockProps) {
  const { t } = useTranslation('orders');
  const { data = [] } = useQuery(
    productsByIdsQuery(
      lines.map(({ productId }) => productId),
      place.id,
    ),
  );
  const stock = new Map(data.map(({ id, isActive, stockQty }) => [id, isActive ? stockQty : 0]));
  const known = lines.filter(({ productId }) => stock.has(productId));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="pickup-stock">
      <h2 id="pickup-stock" className="font-semibold">
        {t('delivery.stockTitle')}
      </h2>
      <ul role="status" className="mt-2 flex flex-col gap-1.5">
        {known.map(({ productId, name, quantity }) => {
          const available = stock.get(productId) ?? 0;
          const isEnough = available >= quantity;
          const Icon = isEnough ? CircleCheck : TriangleAlert;
          return (
            <li key={productId} className="flex items-start gap-2.5">
              <Icon
                aria-hidden
                className={isEnough ? 'mt-0.5 size-5 shrink-0 text-good' : 'mt-0.5 size-5 shrink-0 text-warn'}
              />
              {isEnough
                ? t('delivery.stockEnough', { name })
                : t('delivery.stockShort', { name, available, wanted: quantity })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
