import { useTranslation } from 'react-i18next';
import { ShopSettings } from '@/features/office/settings/admin';
import { WorkPage } from '../parts/work-page';

export default function SettingsPage() {
  const { t } = useTranslation('settings.admin');
  return (
    <WorkPage title={t('title')} text={t('lead')}>
      <ShopSettings />
    </WorkPage>
  );
}
