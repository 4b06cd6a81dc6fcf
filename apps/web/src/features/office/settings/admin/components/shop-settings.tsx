import { useTranslation } from 'react-i18next';
import { WorkPage } from '@/features/common/admin/work-page';
import { SettingsFormView } from './settings-form';
import { SettingsLoader } from './settings-loader';

export function SettingsPage() {
  const { t } = useTranslation('settings.admin');
  return (
    <WorkPage title={t('title')} text={t('lead')}>
      <SettingsLoader>
        {(settings, reload) => <SettingsFormView settings={settings} onReload={reload} />}
      </SettingsLoader>
    </WorkPage>
  );
}
