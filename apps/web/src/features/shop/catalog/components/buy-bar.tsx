import type { ProductWire } from '@dronesoccer/contracts';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Picture } from '@/ui/layout/picture';
import { Price } from '@/features/common/price';

interface BuyBarProps {
  product: ProductWire;
  /** The page's own buttons. The bar is hidden while they are in view. */
  watched: RefObject<HTMLElement | null>;
  /** The button that adds the product to the cart. */
  children: ReactNode;
}

/**
 * A bar at the bottom of a phone screen with picture, price and button, shown while the page's own button is out of
 * view. It sticks within the product section, so it never covers the footer.
 */
export function BuyBar({ product, watched, children }: BuyBarProps) {
  const { t } = useTranslation('shop');
  const isNeeded = useOutOfSight(watched);
  return (
    <section
      aria-label={t('product.buyBar', { name: product.name })}
      inert={!isNeeded}
      className={cx(
        'sticky bottom-0 z-20 border-t border-line bg-surface transition-[opacity,transform] duration-(--medium) ease-flight lg:hidden',
        !isNeeded && 'translate-y-full opacity-0',
      )}
    >
      <div className="page-width flex items-center gap-3 py-2.5 [&_button]:whitespace-nowrap max-sm:[&_button_svg]:hidden">
        {product.coverImage !== '' && (
          <Picture
            src={product.coverImage}
            alt=""
            sizes="64px"
            className="h-12 w-16 shrink-0 rounded-control bg-raised object-cover max-[22rem]:hidden"
          />
        )}
        <Price amount={product.price} salePrice={product.salePrice} className="mr-auto text-lg" />
        {children}
      </div>
    </section>
  );
}

function useOutOfSight(watched: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isOut;
}
