import { ArenaClass } from '@dronesoccer/contracts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Link, textLinkClass } from '@/ui/actions/link';
import { freshListing, listingPath, type Listing } from '../model/listing';
import { clearSearch } from '../model/search';

/** The active filters, each with a remove button. */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  const chips = useChips(listing);
  if (chips.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <ul aria-label={t('filters.active')} className="contents">
        {chips.map(({ key, label, change }) => (
          <li key={key} className="max-w-full">
            <Link
              to={listingPath(listing, change)}
              preventScrollReset
              onClick={key === 'search' ? clearSearch : undefined}
              aria-label={
                key === 'search'
                  ? t('list.clearSearch', { term: listing.search })
                  : t('filters.remove', { what: label })
              }
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-2 border-ice px-4 font-semibold text-ice hover:bg-raised"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden className="size-4.5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <Link
          to={listingPath(listing, { ...freshListing, category: listing.category })}
          preventScrollReset
          onClick={clearSearch}
          className={`${textLinkClass} inline-flex min-h-11 items-center px-2`}
        >
          {t('filters.clear')}
        </Link>
      )}
    </div>
  );
}

interface Chip {
  key: string;
  label: string;
  change: Partial<Listing>;
}

function useChips({ search, sale, inStock, arenaClass, minPrice, maxPrice, category }: Listing): Chip[] {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const dollars = (amount: number) => formatMoney(amount, locale).replace(/[.,]00/, '');
  const price = () => {
    if (minPrice === null) return t('filters.upTo', { max: dollars(maxPrice ?? 0) });
    if (maxPrice === null) return t('filters.from', { min: dollars(minPrice) });
    return t('filters.between', { min: dollars(minPrice), max: dollars(maxPrice) });
  };
  // The sale alone is a section of the shop, marked in the menu. Combined with a category or a search it is a filter.
  const isFilter = sale && (category !== null || search !== '');
  return [
    ...(search === '' ? [] : [{ key: 'search', label: t('filters.term', { term: search }), change: { search: '' } }]),
    ...(isFilter ? [{ key: 'sale', label: t('filters.sale'), change: { sale: false } }] : []),
    ...(inStock ? [{ key: 'stock', label: t('filters.inStock'), change: { inStock: false } }] : []),
    ...(arenaClass === null
      ? []
      : [
          {
            key: 'class',
            label: t(arenaClass === ArenaClass.CLASS_20 ? 'filters.fits20' : 'filters.fits40'),
            change: { arenaClass: null },
          },
        ]),
    ...(minPrice === null && maxPrice === null
      ? []
      : [{ key: 'price', label: price(), change: { minPrice: null, maxPrice: null } }]),
  ];
}
