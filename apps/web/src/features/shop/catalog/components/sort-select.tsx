import type { ProductSort } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { Select } from '@/ui/fields/select';
import { listingPath, type Listing } from '../model/listing';

const sorts: readonly ProductSort[] = ['newest', 'popular', 'price-asc', 'price-desc', 'name'];

export function SortSelect({ listing }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  const navigate = useNavigateLocal();
  return (
    <label className="flex items-center gap-3">
      <span className="text-sm font-semibold whitespace-nowrap max-sm:sr-only">{t('list.sort.label')}</span>
      <Select
        className="grow sm:min-w-48"
        value={listing.sort}
        onChange={({ target }) => {
          const sort = sorts.find((each) => each === target.value);
          if (sort) navigate(listingPath(listing, { sort }), { preventScrollReset: true });
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
