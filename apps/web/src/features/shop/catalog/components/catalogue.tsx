import type { ProductPage, ProductWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenLocationId } from '@/lib/chosen-location';
import { cx } from '@/lib/cx';
import { ErrorState } from '@/ui/feedback/error-state';
import { Pagination } from '@/ui/navigation/pagination';
import { productsQuery } from '../api/queries';
import { filterCount, isKnownCategory, listingPath, readListing, type Listing } from '../model/listing';
import { useListTitle } from '../model/use-list-title';
import { useRequestedListing } from '../model/use-requested-listing';
import { ActiveFilters } from './active-filters';
import { CategoryMenu } from './category-menu';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';
import { NothingFound, PageGone, UnknownCategory } from './nothing-found';
import { besideGridClass, ProductGrid, ProductGridSkeleton } from './product-grid';
import { SortSelect } from './sort-select';

interface CatalogueProps {
  ref: Ref<HTMLElement>;
  listing: Listing;
  actionFor: (product: ProductWire) => ReactNode;
  cornerFor?: ((product: ProductWire) => ReactNode) | undefined;
}

/** The products section of the shop: categories, filters, sort order, products and pagination. */
export function Catalogue({ ref, listing, actionFor, cornerFor }: CatalogueProps) {
  const { t } = useTranslation('shop');
  const [wanted, narrow] = useRequestedListing(listing);
  // Stock depends on the chosen location, which is part of the query key.
  useChosenLocationId();
  const isKnown = listing.category === null || isKnownCategory(listing.category);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...productsQuery(listing),
    enabled: isKnown,
  });
  const found = isPlaceholderData ? undefined : data;
  // Rendering many cards is deferred, so that it does not block interaction.
  const drawn = useDeferredValue(data);
  const title = useListTitle(listing, found?.correctedSearch ?? null);
  const total = found ? t(found.isMore ? 'list.countMore' : 'list.count', { count: found.total }) : null;

  return (
    <section
      ref={ref}
      id="products"
      aria-labelledby="products-title"
      className="page-width -scroll-mt-6 pt-5 pb-20 lg:pt-3"
    >
      <CategoryMenu listing={listing} />
      <div className="mt-4 mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mt-2 lg:mb-3">
        <div className="min-w-0 gap-x-4 lg:flex lg:flex-wrap lg:items-baseline">
          <h2 id="products-title" className="display-3 wrap-anywhere sm:text-3xl">
            {title}
          </h2>
          <p role="status" className="mt-1 min-h-6 text-muted">
            {found?.correctedSearch && `${t('list.corrected', { term: listing.search })} `}
            {total}
          </p>
        </div>
        <div className="grid gap-3 max-sm:w-full max-sm:grid-cols-[auto_1fr] sm:flex sm:items-center">
          <FilterSheet listing={wanted} onChange={narrow} total={total} />
          <SortSelect listing={wanted} onChange={narrow} />
        </div>
      </div>
      <ActiveFilters listing={wanted} />
      <div className="grid items-start gap-x-10 lg:grid-cols-[15rem_1fr]">
        <aside aria-label={t('filters.title')} className="sticky top-6 max-lg:hidden">
          <FilterForm listing={wanted} onChange={narrow} />
        </aside>
        <div className="min-w-0">
          {!isKnown && <UnknownCategory />}
          {isKnown && !drawn && !error && <ProductGridSkeleton className={besideGridClass} />}
          {isKnown && !data && error && (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {drawn && (
            <div
              aria-busy={isPlaceholderData}
              className={cx('transition-opacity duration-(--fast)', isPlaceholderData && 'opacity-55')}
            >
              <Results data={drawn} listing={wanted} actionFor={actionFor} cornerFor={cornerFor} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Results({ data, listing, actionFor, cornerFor }: { data: ProductPage } & Omit<CatalogueProps, 'ref'>) {
  const { t } = useTranslation('shop');
  if (data.total === 0) return <NothingFound listing={listing} />;
  if (data.items.length === 0) return <PageGone listing={listing} />;
  const pageCount = Math.ceil(data.total / data.pageSize);
  const isLastOfMore = data.isMore && data.page === pageCount;
  return (
    <>
      <ProductGrid products={data.items} actionFor={actionFor} cornerFor={cornerFor} className={besideGridClass} />
      <div className="mt-12">
        <Pagination
          page={data.page}
          pageCount={pageCount}
          hrefOf={(page) =>
            ({ search }) =>
              listingPath(readListing(new URLSearchParams(search)), { page })
            }
          preventScrollReset
        />
        {isLastOfMore && (
          <p className="mt-6 text-center text-muted">
            {t(filterCount(listing) === 0 ? 'list.narrow' : 'list.narrowMore')}
          </p>
        )}
      </div>
    </>
  );
}
