import { useTranslation } from 'react-i18next';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/actions/link';

/** Shown if the checkout is opened with an empty cart, or reopened after the order was placed. */
export function NothingToBuy() {
  const { t } = useTranslation('orders');
  return (
    <div className="page-width py-16">
      <PageHead title={t('nothing.title')} isPrivate />
      <h1 className="sr-only">{t('nothing.title')}</h1>
      <EmptyState
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={<ButtonLink to={paths.shop}>{t('nothing.action')}</ButtonLink>}
      />
    </div>
  );
}
