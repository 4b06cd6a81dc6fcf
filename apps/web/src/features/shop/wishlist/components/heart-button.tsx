import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { buttonClass } from '@/ui/actions/button-style';
import { iconButtonClass } from '@/ui/actions/icon-button';
import { useIsSaved } from '../api/use-saved';
import { useWishlistChanges } from '../api/use-wishlist-changes';
import type { WishProduct } from '../model/wish-product';

interface HeartButtonProps {
  product: WishProduct;
  /** Shows a label beside the heart where there is room for it. */
  labelled?: boolean;
  className?: string | undefined;
}

/** Saves a product or removes it from the list. The button is pressed while the product is saved. */
export function HeartButton({ product, labelled = false, className }: HeartButtonProps) {
  const { t } = useTranslation('shop');
  const isSaved = useIsSaved(product.productId);
  const change = useWishlistChanges();
  const label = t('wishlist.heart', { name: product.name });
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      title={labelled ? undefined : label}
      className={cx(labelled ? buttonClass({ variant: 'quiet' }) : iconButtonClass, className)}
      onClick={() => change({ kind: isSaved ? 'remove' : 'save', product })}
    >
      <Heart
        aria-hidden
        className={cx(
          'size-5.5 text-ink transition-transform duration-(--fast) ease-flight',
          isSaved && 'scale-110 fill-current',
        )}
      />
      {labelled && t('wishlist.title')}
    </button>
  );
}
