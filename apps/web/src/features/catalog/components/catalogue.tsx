import { categoryMenu, type Page, type ProductWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenLocationId } from '@/lib/chosen-location';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { ButtonLink, Link } from '@/ui/link';
import { Pagination } from '@/ui/pagination';
import { productsQuery } from '../api/queries';
import { isKnownCategory, listingPath, menuSlugOf, type Listing } from '../model/listing';
import { clearSearch } from '../model/search';
import { CategoryMenu } from './category-menu';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { SortSelect } from './sort-select';

export interface CatalogueProps {
  ref: Ref<HTMLElement>;
  listing: Listing;
  actionFor: (product: ProductWire) => ReactNode;
}

/** The products section of the shop: categories, order, the products themselves, pages. */
export function Catalogue({ ref, listing, actionFor }: CatalogueProps) {
  const { t } = useTranslation('shop');
  // Stock belongs to the chosen location; the query's key holds it.
  useChosenLocationId();
  const isKnown = listing.category === null || isKnownCategory(listing.category);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...productsQuery(listing),
    enabled: isKnown,
  });

  return (
    <section ref={ref} id="products" aria-labelledby="products-title" className="page-width -scroll-mt-6 pt-10 pb-20">
      <CategoryMenu listing={listing} />
      <div className="mt-8 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="products-title" className="display-2">
            <ListTitle listing={listing} />
          </h2>
          <p role="status" className="mt-2 min-h-6 text-muted">
            {data && !isPlaceholderData && t('list.count', { count: data.total })}
          </p>
        </div>
        <SortSelect listing={listing} />
      </div>
      {listing.search !== '' && <SearchChip listing={listing} />}
      {!isKnown && <UnknownCategory />}
      {isKnown && !data && !error && <ProductGridSkeleton />}
      {isKnown && !data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity duration-(--fast)', isPlaceholderData && 'opacity-55')}
        >
          <Results data={data} listing={listing} actionFor={actionFor} />
        </div>
      )}
    </section>
  );
}

function ListTitle({ listing: { category, search, sale } }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const slug = menuSlugOf(category);
  const entry = categoryMenu.find((each) => each.slug === slug);
  if (search) return t('list.found', { term: search });
  if (entry) return entry.label[locale];
  return t(sale ? 'list.onSale' : 'list.all');
}

function Results({ data, listing, actionFor }: { data: Page<ProductWire> } & Omit<CatalogueProps, 'ref'>) {
  if (data.total === 0) return <NothingFound listing={listing} />;
  const pageCount = Math.ceil(data.total / data.pageSize);
  // An old or edited address may name a page that is no more.
  if (data.items.length === 0) return <NothingFound listing={listing} isPageGone />;
  return (
    <>
      <ProductGrid products={data.items} actionFor={actionFor} />
      <div className="mt-12">
        <Pagination page={data.page} pageCount={pageCount} hrefOf={(page) => listingPath(listing, { page })} />
      </div>
    </>
  );
}

function NothingFound({ listing, isPageGone = false }: { listing: Listing; isPageGone?: boolean }) {
  const { t } = useTranslation('shop');
  if (isPageGone) {
    return (
      <EmptyState
        title={t('list.pageGone')}
        action={<ButtonLink to={listingPath(listing)}>{t('list.firstPage')}</ButtonLink>}
      />
    );
  }
  if (listing.search !== '') {
    return (
      <EmptyState
        title={t('list.noMatch', { term: listing.search })}
        text={t('list.noMatchText')}
        action={
          <ButtonLink to={paths.shop} onClick={clearSearch}>
            {t('list.showAll')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(listing.sale ? 'list.noSale' : 'list.empty')}
      text={t('list.emptyText')}
      action={<ButtonLink to={paths.shop}>{t('list.showAll')}</ButtonLink>}
    />
  );
}

function UnknownCategory() {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      title={t('list.unknownCategory')}
      text={t('list.unknownCategoryText')}
      action={<ButtonLink to={paths.shop}>{t('list.showAll')}</ButtonLink>}
    />
  );
}

/** Says that a search narrows the list, and ends it. */
function SearchChip({ listing }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  return (
    <p className="mb-6">
      <Link
        to={listingPath(listing, { search: '' })}
        onClick={clearSearch}
        aria-label={t('list.clearSearch', { term: listing.search })}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-2 border-ice px-4 font-semibold text-ice hover:bg-raised"
      >
        <span className="truncate">“{listing.search}”</span>
        <X aria-hidden className="size-4.5 shrink-0" />
      </Link>
    </p>
  );
}
