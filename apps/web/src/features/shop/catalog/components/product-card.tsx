import type { ProductWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/feedback/badge';
import { ButtonLink, Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { Price } from '@/features/common/price';
import { categoryLabel } from '../model/category-label';
import { stockStateOf } from '../model/stock-state';
import { NoPicture } from './no-picture';
import { StockNote } from './stock-note';

interface ProductCardProps {
  product: ProductWire;
  /** The action for the product, shown on the card. */
  action: ReactNode;
  /** The heart button beside the category. On a phone's small picture it would cover the product. */
  corner?: ReactNode;
  /** True for the first cards on screen, whose pictures load eagerly. */
  priority?: boolean;
  /** True in a row that scrolls sideways, where a card is wider than in a grid. */
  isInRow?: boolean;
}

const pictureSizes = '(min-width: 80rem) 20rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw';

/** A product, or its family, in a list. The whole card links to the product's page; the action lies above the link. */
export function ProductCard({ product, action, corner, priority = false, isInRow = false }: ProductCardProps) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const { family } = product;
  const name = family?.name ?? product.name;
  const state = stockStateOf(product);
  const isGone = family?.isSoldOut ?? (state === 'soldOut' || state === 'notAvailable');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--medium) ease-flight hover:border-line-strong hover:shadow-lift">
      <div className="relative overflow-hidden bg-raised">
        {product.coverImage === '' ? (
          <NoPicture className="aspect-16/10" />
        ) : (
          <Picture
            src={product.coverImage}
            width={product.images[0]?.width}
            height={product.images[0]?.height}
            alt=""
            sizes={`${pictureSizes}, ${isInRow ? '76vw' : '(min-width: 22rem) 46vw, 92vw'}`}
            priority={priority}
            className={cx(
              'aspect-16/10 w-full object-cover transition-transform duration-(--slow) ease-flight group-hover:scale-[1.04]',
              isGone && 'opacity-60 grayscale',
            )}
          />
        )}
        {product.salePrice !== null && (
          <span className="absolute top-3 left-3">
            <Badge tone="ice">{t('product.sale')}</Badge>
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        <div className="flex items-start justify-between gap-2">
          <p className="text-sm text-muted">{categoryLabel(product.category, locale)}</p>
          {corner && <span className="relative z-10 -mt-2.5 -mr-2.5">{corner}</span>}
        </div>
        <h3 className="display-3 wrap-anywhere hyphens-auto max-sm:text-[0.9375rem] max-sm:[font-stretch:105%]">
          <Link to={paths.product(product.slug)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        {family && !isGone ? (
          <p className="text-sm text-muted">{t('product.optionCount', { count: family.options })}</p>
        ) : (
          <StockNote product={product} />
        )}
        <div className="mt-auto flex flex-col gap-3 pt-3 sm:pt-4">
          {/* The old price wraps above the current one, so that the prices of neighbouring cards line up. */}
          {family?.fromPrice ? (
            <span className="numeral text-xl leading-none max-sm:text-[0.9375rem] max-sm:leading-tight">
              {t('filters.from', { min: formatMoney(family.fromPrice, locale) })}
            </span>
          ) : (
            <Price
              amount={product.price}
              salePrice={product.salePrice}
              className="flex-wrap-reverse text-xl leading-none"
            />
          )}
          {/* A phone shows two cards side by side, so the button's icon is hidden to leave room for its label. */}
          <div className="relative z-10 max-sm:[&_button]:px-2 max-sm:[&_button_svg]:hidden">
            {family ? (
              <ButtonLink to={paths.product(product.slug)} wide aria-label={`${t('product.choose')}: ${name}`}>
                {t('product.choose')}
              </ButtonLink>
            ) : (
              action
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
