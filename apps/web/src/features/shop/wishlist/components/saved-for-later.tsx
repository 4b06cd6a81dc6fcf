import type { ProductWire, WishlistItemWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { Price } from '@/features/common/price';
import { useWishlistChanges } from '../api/use-wishlist-changes';
import { wishOf } from '../model/wish-product';
import { PriceDrop } from './price-drop';
import { MoveToCart } from './wishlist-grid';

interface SavedForLaterProps {
  items: readonly WishlistItemWire[];
  onMove: (product: ProductWire) => void;
}

/** The wishlist below the cart. One click moves a product back into the cart. */
export function SavedForLater({ items, onMove }: SavedForLaterProps) {
  const { t } = useTranslation('shop');
  const change = useWishlistChanges();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="later-title">
      <h2 id="later-title" className="display-3">
        {t('wishlist.later')}
      </h2>
      <p className="mt-1 text-muted">{t('wishlist.laterText')}</p>
      <ul className="mt-4 border-t border-line">
        {items.map((item) => {
          const { product } = item;
          return (
            <li
              key={product.id}
              className="grid grid-cols-[5rem_1fr] items-start gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[6rem_1fr_auto] sm:items-center sm:gap-x-6"
            >
              <Picture
                src={product.coverImage}
                alt=""
                sizes="6rem"
                className="aspect-16/10 w-full rounded-control bg-raised object-cover"
              />
              <div className="min-w-0">
                <Link to={paths.product(product.slug)} className="font-semibold hover:underline">
                  {product.name}
                </Link>
                <Price amount={product.price} salePrice={product.salePrice} className="mt-0.5 block" />
                <PriceDrop item={item} />
              </div>
              <div className="flex flex-wrap items-center gap-2 max-sm:col-span-full">
                <MoveToCart product={product} variant="outline" onMove={onMove} />
                <Button
                  variant="quiet"
                  aria-label={t('wishlist.removeNamed', { name: product.name })}
                  onClick={() => change({ kind: 'remove', product: wishOf(product) })}
                >
                  {t('wishlist.remove')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
