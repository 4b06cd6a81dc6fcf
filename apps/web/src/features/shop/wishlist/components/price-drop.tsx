import type { WishlistItemWire } from '@dronesoccer/contracts';
import { TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { priceDrop } from '../model/price-drop';

/** Shows how much cheaper a product is now than when it was saved. Renders nothing if it is not cheaper. */
export function PriceDrop({ item }: { item: WishlistItemWire }) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const drop = priceDrop(item);
  if (drop === null) return null;
  return (
    <p className="flex items-start gap-2 text-sm font-semibold text-good">
      <TrendingDown aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('wishlist.priceDrop', { amount: formatMoney(drop, locale) })}
    </p>
  );
}
