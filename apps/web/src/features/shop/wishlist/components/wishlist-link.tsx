import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/paths';
import { CountBadge } from '@/ui/feedback/badge';
import { iconButtonClass } from '@/ui/actions/icon-button';
import { Link } from '@/ui/actions/link';
import { useSavedCount } from '../api/use-saved';

/** The header's link to the wishlist, with the number of saved products (spec 2, Layouts). */
export function WishlistLink() {
  const { t } = useTranslation('layout');
  const count = useSavedCount();
  const label = t('shop.wishlist', { count });
  return (
    <Link to={paths.wishlist} aria-label={label} title={label} className={cx(iconButtonClass, 'relative')}>
      <Heart aria-hidden className="size-5.5" />
      <CountBadge count={count} />
    </Link>
  );
}
