import { categoryMenu } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { menuSlugOf, type Listing } from './listing';

/** The heading of a list. */
export function useListTitle({ category, search, sale }: Listing, correctedSearch: string | null): string {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const slug = menuSlugOf(category);
  const entry = categoryMenu.find((each) => each.slug === slug);
  if (search) return t('list.found', { term: correctedSearch ?? search });
  if (entry) return entry.label[locale];
  return t(sale ? 'list.onSale' : 'list.all');
}
