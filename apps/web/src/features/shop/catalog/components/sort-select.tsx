import type { ProductSort } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Select } from '@/ui/fields/select';
import type { Listing } from '../model/listing';
import type { ListingChange } from '../model/use-requested-listing';

const sorts: readonly ProductSort[] = ['newest', 'popular', 'price-asc', 'price-desc', 'name'];

interface SortSelectProps {
  listing: Listing;
  onChange: (change: ListingChange) => void;
}

export function SortSelect({ listing, onChange }: SortSelectProps) {
  const { t } = useTranslation('shop');
  return (
    <label className="flex items-center gap-3">
      <span className="text-sm font-semibold whitespace-nowrap max-sm:sr-only">{t('list.sort.label')}</span>
      <Select
        className="grow sm:min-w-48"
        value={listing.sort}
        onChange={({ target }) => {
          const sort = sorts.find((each) => each === target.value);
          if (sort) onChange({ sort });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'newest' && listing.search !== '' ? 'list.sort.relevance' : `list.sort.${sort}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}
