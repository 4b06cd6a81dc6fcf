import { categoryMenu } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { Link } from '@/ui/actions/link';
import { useChosenInView } from '@/ui/navigation/use-chosen-in-view';
import { freshListing, listingPath, menuSlugOf, type Listing } from '../model/listing';
import { clearSearch } from '../model/search';

/** All Products, the categories in the spec's order, and the sale. Choosing one clears the search (spec 4, Search). */
export function CategoryMenu({ listing }: { listing: Listing }) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const chosen = menuSlugOf(listing.category);
  const isSale = listing.sale && chosen === null && listing.search === '';
  const isEverything = listing.category === null && !listing.sale && listing.search === '';
  const row = useChosenInView<HTMLElement>(`${String(chosen)} ${String(listing.sale)} ${String(isEverything)}`);
  return (
    <nav
      ref={row}
      aria-label={t('list.categories')}
      // Where the menu may be wider than the page, its end fades out to show that there is more.
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) [--gutter:clamp(1rem,4vw,3rem)] max-xl:[mask-image:linear-gradient(to_right,black_calc(100%-4rem),transparent)]"
    >
      <ul className="flex min-w-max gap-2 py-1 max-xl:pr-12">
        <Entry to={listingPath(listing, freshListing)} isHere={isEverything}>
          {t('list.all')}
        </Entry>
        {categoryMenu.map(({ slug, label }) => (
          <Entry key={slug} to={listingPath(listing, { ...freshListing, category: slug })} isHere={chosen === slug}>
            {label[locale]}
          </Entry>
        ))}
        <Entry to={listingPath(listing, { ...freshListing, sale: true })} isHere={isSale} isSale>
          {t('list.sale')}
        </Entry>
      </ul>
    </nav>
  );
}

interface EntryProps {
  to: string;
  isHere: boolean;
  isSale?: boolean;
  children: ReactNode;
}

function Entry({ to, isHere, isSale = false, children }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isHere ? 'true' : undefined}
        onClick={clearSearch}
        className={cx(
          'control-text inline-flex min-h-11 items-center rounded-full border-2 px-4 transition-colors duration-(--fast)',
          isHere ? 'border-ink bg-ink text-ground' : 'border-line hover:border-line-strong hover:bg-raised',
          isSale && !isHere && 'font-bold',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
