import {
  ArenaClass,
  categoriesOf,
  categoryMenu,
  type ProductDetailWire,
  type ProductWire,
} from '@dronesoccer/contracts';
import { MapPin, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOfficeDate, lastInstant } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/feedback/badge';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { Link } from '@/ui/actions/link';
import { Loading } from '@/ui/feedback/loading';
import { LateMarkdown } from '@/ui/layout/late-markdown';
import { Price } from '@/features/common/price';
import { Skeleton } from '@/ui/feedback/skeleton';
import { categoryLabel } from '../model/category-label';
import { stockStateOf } from '../model/stock-state';
import { Gallery } from './gallery';
import { OptionLinks } from './option-links';
import { StockNote } from './stock-note';

interface ProductDetailProps {
  product: ProductDetailWire;
  /** The city of the location whose stock is counted, or null if none of our locations is chosen. */
  city: string | null;
  /** The purchase controls: quantity, add to cart, buy now. */
  purchase: ReactNode;
  /** The button that changes the location. */
  placeButton: ReactNode;
  /** When and where the product is delivered. */
  delivery: ReactNode;
  /** The other products: related and recently viewed ones. */
  more: ReactNode;
}

export function ProductDetail({ product, city, purchase, placeButton, delivery, more }: ProductDetailProps) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  // If the product is unavailable, the alternatives move up.
  const state = stockStateOf(product);
  const isGone = state === 'soldOut' || state === 'notAvailable';
  // If only the chosen location has stock, the product is available only there.
  const onlyIn = product.warehouseQty === 0 && !isGone ? city : null;
  const stockPlace = useStockPlace(product, city);
  const others = <div className="mt-16">{more}</div>;
  return (
    <article className="page-width pt-6 pb-20">
      <ProductTrail product={product} />
      <div className="mt-4 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
        <Gallery key={product.id} name={product.name} images={product.images} />
        <div className="flex flex-col gap-6">
          <header className="flex flex-col gap-3">
            <p className="flex flex-wrap items-center gap-2 text-muted">
              {categoryLabel(product.category, locale)}
              {product.salePrice !== null && <Badge tone="ice">{t('product.sale')}</Badge>}
            </p>
            <h1 className="display-2">{product.name}</h1>
            <Price amount={product.price} salePrice={product.salePrice} className="text-3xl sm:text-4xl" />
            {product.salePrice !== null && product.saleEndsAt !== null && (
              <p className="font-bold">
                {t('product.saleEnds', { date: formatOfficeDate(lastInstant(product.saleEndsAt), locale) })}
              </p>
            )}
            <p className="text-sm text-muted">{t('product.beforeTax')}</p>
          </header>
          <OptionLinks product={product} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-line py-4">
            <StockNote product={product} onlyIn={onlyIn} />
            {product.isActive && (
              <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-muted">
                <MapPin aria-hidden className="size-4 shrink-0" />
                {stockPlace}
                {placeButton}
              </span>
            )}
          </div>
          {product.isActive ? purchase : <Unavailable />}
          <ClassFit arenaClass={product.arenaClass} />
          <p className="flex items-start gap-3 text-sm text-muted">
            <Truck aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>{delivery}</span>
          </p>
        </div>
      </div>
      {isGone && others}
      <div className="mt-14 grid gap-x-12 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <section aria-labelledby="about-title">
          <h2 id="about-title" className="display-3 mb-4">
            {t('product.about')}
          </h2>
          <LateMarkdown source={product.description} />
        </section>
        {product.specs.length > 0 && <Specs specs={product.specs} />}
      </div>
      {!isGone && others}
    </article>
  );
}

/**
 * Returns where the stock is, or null for a sold-out product, because a place beside "sold out" suggests that another
 * place has stock.
 */
function useStockPlace({ stockQty, warehouseQty }: ProductWire, city: string | null): string | null {
  const { t } = useTranslation('shop');
  if (stockQty <= 0 || warehouseQty === 0) return null;
  return city === null || stockQty === warehouseQty ? t('product.warehouseStock') : t('product.stockNear', { city });
}

function ProductTrail({ product }: { product: ProductWire }) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const id = categoriesOf(product.category)?.[0];
  const entry = categoryMenu.find(({ categories }) => id !== undefined && categories.includes(id));
  return (
    <Breadcrumbs
      trail={[
        { label: t('product.shop'), to: paths.shop },
        ...(entry ? [{ label: entry.label[locale], to: paths.category(entry.slug) }] : []),
        { label: product.name },
      ]}
    />
  );
}

/** The notice for a discontinued product. Its page remains, so that links to it still work. */
function Unavailable() {
  const { t } = useTranslation('shop');
  return (
    <div role="note" className="rounded-card border-2 border-line bg-raised p-5">
      <p className="font-bold">{t('product.inactive')}</p>
      <p className="mt-1 text-muted">{t('product.inactiveText')}</p>
    </div>
  );
}

const classFits = {
  [ArenaClass.CLASS_20]: { text: 'product.fits20', to: paths.class20 },
  [ArenaClass.CLASS_40]: { text: 'product.fits40', to: paths.class40 },
} as const;

function ClassFit({ arenaClass }: { arenaClass: ArenaClass | null }) {
  const { t } = useTranslation('shop');
  if (arenaClass === null) return null;
  const { text, to } = classFits[arenaClass];
  return (
    <Link to={to} className="group flex min-h-11 items-center gap-4 rounded-card bg-raised p-4">
      <span
        aria-hidden
        className="numeral flex size-14 shrink-0 items-center justify-center rounded-full bg-ice-fill text-xl text-on-ice"
      >
        {arenaClass === ArenaClass.CLASS_20 ? 20 : 40}
      </span>
      <span className="group-hover:underline">{t(text)}</span>
    </Link>
  );
}

function Specs({ specs }: { specs: ProductWire['specs'] }) {
  const { t } = useTranslation('shop');
  return (
    <section aria-labelledby="specs-title">
      <h2 id="specs-title" className="display-3 mb-4">
        {t('product.specs')}
      </h2>
      <table className="w-full text-left">
        <tbody>
          {specs.map(({ label, value }) => (
            <tr key={label} className="border-t border-line last:border-b">
              <th scope="row" className="w-2/5 py-3 pr-4 align-top font-normal text-muted">
                {label}
              </th>
              <td className="py-3 font-semibold">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ProductDetailSkeleton() {
  const { t } = useTranslation('shop');
  return (
    <Loading
      label={t('product.loading')}
      className="page-width grid gap-x-12 gap-y-8 pt-20 pb-20 lg:grid-cols-[1.1fr_1fr]"
    >
      <Skeleton className="aspect-16/10 w-full rounded-card" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-10 w-1/3" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </Loading>
  );
}
