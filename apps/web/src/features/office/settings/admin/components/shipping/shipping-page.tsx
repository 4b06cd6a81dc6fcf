import { useTranslation } from 'react-i18next';
import { WorkPage } from '@/features/common/admin/work-page';
import { SettingsLoader } from '../settings-loader';
import { ShippingTable } from './shipping-table';

export function ShippingPage() {
  const { t } = useTranslation('settings.admin');
  return (
    <WorkPage title={t('zones.title')} text={t('zones.lead')}>
      <SettingsLoader>{(settings, reload) => <ShippingTable settings={settings} onReload={reload} />}</SettingsLoader>
    </WorkPage>
  );
}
