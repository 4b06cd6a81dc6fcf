import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { RestockStop } from '@/features/shop/restock';
import { PageHead } from '@/lib/page-head';

/** The target of the link in a back-in-stock email. Cancels the remaining restock alerts of the address. */
export default function RestockStopPage() {
  const { t } = useTranslation('restock');
  const { id = '' } = useParams();
  const token = useSearchParams()[0].get('token');
  return (
    <div className="page-width py-16">
      <PageHead title={t('stopTitle')} isPrivate />
      <div className="flex max-w-2xl flex-col gap-6">
        <RestockStop id={id} token={token} />
      </div>
    </div>
  );
}
