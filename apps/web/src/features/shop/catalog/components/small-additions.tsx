import type { ProductWire } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/features/common/price';
import { useChosenLocationId } from '@/lib/chosen-location';
import { paths } from '@/lib/paths';
import { productsByIdsQuery } from '@/lib/query/products-by-ids';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { partsFromQuery } from '../api/queries';
import { fittingProducts } from '../model/fitting-products';

interface SmallAdditionsProps {
  /** The minimum price of a suggested part, in dollars. */
  missing: number;
  /** The ids of the products already in the cart. */
  held: readonly string[];
  actionFor: (product: ProductWire) => ReactNode;
}

const count = 2;

/** The cheapest parts that fit the cart and bring the order up to an amount. Renders nothing if there are none. */
export function SmallAdditions({ missing, held, actionFor }: SmallAdditionsProps) {
  const { t } = useTranslation('shop');
  useChosenLocationId();
  const { data } = useQuery(partsFromQuery(missing));
  const { data: cart } = useQuery({ ...productsByIdsQuery(held), placeholderData: keepPreviousData });
  const parts = data && cart ? fittingProducts(data.items, cart).slice(0, count) : [];
  if (parts.length === 0) return null;
  return (
    <ul aria-label={t('cart.additions')} className="flex flex-col gap-3">
      {parts.map((product) => (
        <li key={product.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3">
          <Picture
            src={product.coverImage}
            alt=""
            sizes="4rem"
            className="aspect-16/10 w-full rounded-control bg-raised object-cover"
          />
          <span className="min-w-0">
            <Link to={paths.product(product.slug)} className="block text-sm font-semibold hover:underline">
              {product.name}
            </Link>
            <Price amount={product.price} salePrice={product.salePrice} className="text-sm" />
          </span>
          {actionFor(product)}
        </li>
      ))}
    </ul>
  );
}
