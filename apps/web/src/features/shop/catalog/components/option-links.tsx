import type { ProductDetailWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';

/** Links to the other sizes or colours of a product. The place on the page stays, so that they can be compared. */
export function OptionLinks({ product: { slug: own, options } }: { product: ProductDetailWire }) {
  const { t } = useTranslation('shop');
  if (!options.some(({ slug }) => slug !== own)) return null;
  return (
    <nav aria-label={t('product.options')}>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ slug, label, isSoldOut }) => (
          <li key={slug} className="grid">
            <Link
              to={paths.product(slug)}
              preventScrollReset
              aria-current={slug === own ? 'page' : undefined}
              className={cx(
                'flex min-h-11 flex-col justify-center rounded-control border-2 px-4 py-1 font-semibold',
                slug === own ? 'border-ink' : 'border-line hover:border-line-strong',
              )}
            >
              {label}
              {isSoldOut && <span className="text-sm font-normal text-muted">{t('stock.soldOut')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
