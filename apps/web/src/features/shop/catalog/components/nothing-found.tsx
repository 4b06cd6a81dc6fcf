import { categoryMenu } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/actions/link';
import { filterCount, listingPath, noFilters, type Listing } from '../model/listing';
import { clearSearch } from '../model/search';

/** The empty state of a list. It explains why the list is empty and offers the nearest list that is not. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  const { search, sale, category } = listing;
  // The sale alone is a section of the shop, not a filter.
  const isNarrowed = filterCount(listing) > (sale && category === null && search === '' ? 1 : 0);
  if (isNarrowed) {
    return (
      <EmptyState
        title={search === '' ? t('list.noFit') : t('list.noFitTerm', { term: search })}
        text={t('list.noFitText')}
        action={
          <ButtonLink
            to={listingPath(listing, { ...noFilters, sale: sale && category === null && search === '' })}
            preventScrollReset
          >
            {t('filters.clear')}
          </ButtonLink>
        }
      />
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        title={t('list.noMatch', { term: search })}
        text={t('list.noMatchText')}
        action={
          <div className="flex flex-col items-center gap-5">
            <ShowAll />
            <CategoryLinks />
          </div>
        }
      />
    );
  }
  return <EmptyState title={t(sale ? 'list.noSale' : 'list.empty')} text={t('list.emptyText')} action={<ShowAll />} />;
}

/** The empty state for a page number that no longer exists, as in an old or edited URL. */
export function PageGone({ listing }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      title={t('list.pageGone')}
      action={
        <ButtonLink to={listingPath(listing)} preventScrollReset>
          {t('list.firstPage')}
        </ButtonLink>
      }
    />
  );
}

export function UnknownCategory() {
  const { t } = useTranslation('shop');
  return <EmptyState title={t('list.unknownCategory')} text={t('list.unknownCategoryText')} action={<ShowAll />} />;
}

function ShowAll() {
  const { t } = useTranslation('shop');
  return (
    <ButtonLink to={paths.shop} onClick={clearSearch} preventScrollReset>
      {t('list.showAll')}
    </ButtonLink>
  );
}

/** Links to the categories, where the product might be found. */
function CategoryLinks() {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {categoryMenu.map(({ slug, label }) => (
        <li key={slug}>
          <ButtonLink to={paths.category(slug)} onClick={clearSearch} variant="outline" preventScrollReset>
            {label[locale]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
