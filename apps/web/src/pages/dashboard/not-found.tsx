import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { SectionPage } from '@/features/common/admin/section-page';

export default function DashboardNotFoundPage() {
  const { t } = useTranslation('dashboard.admin');
  return (
    <SectionPage title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to={paths.dashboard} className="self-start">
        {t('notFound.back')}
      </ButtonLink>
    </SectionPage>
  );
}
