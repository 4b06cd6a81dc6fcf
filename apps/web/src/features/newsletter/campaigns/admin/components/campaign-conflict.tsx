import type { CampaignWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import type { CampaignEditor } from '../api/use-campaign-editor';
import { differingFields, formOf } from '../model/campaign-form';

/** Shows when someone else changed the campaign, and which fields. */
export function CampaignConflict({ editor, theirs }: { editor: CampaignEditor; theirs: CampaignWire }) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  return (
    <EditConflict
      title={t('conflict.title')}
      text={t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) })}
      fields={differingFields(editor.values, formOf(theirs)).map((name) => t(`fields.${name}`))}
      onKeep={editor.keepMine}
      onReload={editor.takeTheirs}
    />
  );
}
