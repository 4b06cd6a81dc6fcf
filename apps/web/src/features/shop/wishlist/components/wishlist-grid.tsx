import type { ProductWire, WishlistItemWire } from '@dronesoccer/contracts';
import { ShoppingCart, Undo2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import type { ButtonVariant } from '@/ui/actions/button-style';
import { useWishlistChanges } from '../api/use-wishlist-changes';
import { wishOf } from '../model/wish-product';
import { PriceDrop } from './price-drop';

interface WishlistGridProps {
  items: readonly WishlistItemWire[];
  /** The grid class that every product list of the shop uses. */
  className: string;
  /** Renders a product's card around its action. */
  cardFor: (product: ProductWire, action: ReactNode) => ReactNode;
  onMove: (product: ProductWire) => void;
  /** Renders the action for a sold-out product. */
  soldOutAction: (product: ProductWire) => ReactNode;
}

/** The saved products as cards. The last removal can be undone. */
export function WishlistGrid({ items, className, cardFor, onMove, soldOutAction }: WishlistGridProps) {
  const { t } = useTranslation('shop');
  const change = useWishlistChanges();
  const [removed, setRemoved] = useState<ProductWire | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const remove = (product: ProductWire) => {
    change({ kind: 'remove', product: wishOf(product) }, { quiet: true });
    setRemoved(product);
  };
  const bringBack = (product: ProductWire) => {
    change({ kind: 'save', product: wishOf(product) }, { quiet: true });
    setRemoved(null);
    list.current?.focus();
  };
  return (
    <>
      <div role="status" className="empty:contents">
        {removed && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-raised py-2 pr-2 pl-4">
            {t('wishlist.removed', { name: removed.name })}
            {/* The pressed button disappears with its card, so this button takes the focus. */}
            <Button key={removed.id} autoFocus variant="quiet" onClick={() => bringBack(removed)}>
              <Undo2 aria-hidden className="size-5" />
              {t('cart.undo')}
            </Button>
          </p>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={t('wishlist.list')} className={className}>
        {items.map((item) => (
          <li key={item.product.id}>
            {cardFor(
              item.product,
              <CardAction item={item} onMove={onMove} soldOut={soldOutAction(item.product)} onRemove={remove} />,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardActionProps {
  item: WishlistItemWire;
  onMove: (product: ProductWire) => void;
  soldOut: ReactNode;
  onRemove: (product: ProductWire) => void;
}

function CardAction({ item, onMove, soldOut, onRemove }: CardActionProps) {
  const { t } = useTranslation('shop');
  const { product } = item;
  return (
    <div className="flex flex-col gap-2">
      <PriceDrop item={item} />
      <MoveToCart product={product} wide onMove={onMove} />
      {soldOut}
      <Button
        variant="quiet"
        wide
        aria-label={t('wishlist.removeNamed', { name: product.name })}
        onClick={() => onRemove(product)}
      >
        {t('wishlist.remove')}
      </Button>
    </div>
  );
}

interface MoveToCartProps {
  product: ProductWire;
  variant?: ButtonVariant;
  wide?: boolean;
  onMove: (product: ProductWire) => void;
}

/** Moves a product from the list to the cart. It is disabled and says so if the product is unavailable. */
export function MoveToCart({ product, variant = 'ice', wide = false, onMove }: MoveToCartProps) {
  const { t } = useTranslation('shop');
  const { name, isActive, stockQty } = product;
  if (!isActive || stockQty <= 0) {
    return (
      <Button variant="outline" wide={wide} disabled>
        {t(isActive ? 'stock.soldOut' : 'stock.notAvailable')}
      </Button>
    );
  }
  return (
    <Button variant={variant} wide={wide} aria-label={`${t('wishlist.move')}: ${name}`} onClick={() => onMove(product)}>
      <ShoppingCart aria-hidden className="size-5" />
      {t('wishlist.move')}
    </Button>
  );
}
