import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FollowLink } from '@/features/newsletter/archive';
import { PageHead } from '@/lib/page-head';

/**
 * The first target of every link in an issue. Loading the address changes nothing; the rendered page reports the visit
 * and redirects.
 */
export default function IssueLinkPage() {
  const { t } = useTranslation('issues');
  const { campaign = '', token = '' } = useParams();
  return (
    <div className="page-width py-16">
      <PageHead title={t('follow.title')} isPrivate />
      <div className="flex max-w-2xl flex-col items-start gap-6">
        <FollowLink campaign={campaign} token={token} />
      </div>
    </div>
  );
}
