import type { CampaignWire, Locale } from '@dronesoccer/contracts';
import { locales } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Tabs } from '@/ui/navigation/tabs';
import type { CampaignEditor } from '../../api/use-campaign-editor';
import type { CampaignUploads } from '../../api/use-campaign-uploads';
import { missingIn } from '../../model/campaign-form';
import { CampaignFiles } from './campaign-files';
import { IssuePreview } from './issue-preview';
import { IssueTexts } from './issue-texts';

interface IssuePartProps {
  campaign: CampaignWire;
  editor: CampaignEditor;
  uploads: CampaignUploads;
  /** The language being edited and previewed. */
  written: Locale;
  onWritten: (locale: Locale) => void;
}

/** The issue's texts in both languages, with a preview beside them. */
export function IssuePart({ campaign, editor, uploads, written, onWritten }: IssuePartProps) {
  const { t } = useTranslation('campaigns.admin');
  const { form, values } = editor;
  const label = (locale: Locale) => {
    const missing = missingIn(values, locale).map((what) => t(`missing.${what}`));
    return (
      <>
        {t(`languages.${locale}`)}
        {missing.length > 0 && <span className="text-sm font-normal text-warn">{` ${missing.join(', ')}`}</span>}
      </>
    );
  };
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="flex min-w-0 flex-col gap-8">
        <Field label={t('form.title')} hint={t('form.titleHint')} error={form.errorOf('title')} required>
          <Input autoComplete="off" {...form.register('title')} />
        </Field>
        <div>
          <Tabs
            label={t('languages.label')}
            value={written}
            onChange={onWritten}
            items={locales.map((locale) => ({
              value: locale,
              label: label(locale),
              content: <IssueTexts form={form} locale={locale} cover={campaign.cover?.url ?? null} />,
            }))}
          />
        </div>
        <CampaignFiles campaign={campaign} editor={editor} uploads={uploads} />
      </div>
      <IssuePreview campaign={campaign} editor={editor} locale={written} />
    </div>
  );
}
