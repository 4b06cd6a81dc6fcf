import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { popularQuery } from '../api/queries';
import { FoundList } from './found-list';

const ways = [
  { to: paths.findArena, label: 'ways.arenas' },
  { to: paths.shop, label: 'ways.shop' },
  { to: paths.faq, label: 'ways.questions' },
  { to: paths.contact, label: 'ways.contact' },
] as const;

/** Where a visitor without results can go on. */
export function WaysOn() {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { data } = useQuery(popularQuery());
  const popular = data?.items.map(({ slug, name, coverImage, price, salePrice }) => ({
    ...{ address: slug, locale, title: name, text: '', price: salePrice ?? price },
    picture: coverImage === '' ? null : { url: coverImage, alt: '' },
  }));
  return (
    <div className="flex flex-col gap-12">
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to} variant="outline">
              {t(label)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <FoundList
        id="popular-products"
        title={t('popular')}
        found={popular ?? []}
        pathOf={({ address }) => paths.product(address)}
        noteOf={({ price }) => formatMoney(price, locale)}
      />
    </div>
  );
}
