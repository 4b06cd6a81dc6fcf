import { ContentKind, locales, TextStatus } from '@dronesoccer/contracts';
import { isOpening } from '@dronesoccer/domain';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BothLanguages } from '@/features/common/admin/content/both-languages';
import { DateTimeField } from '@/ui/fields/date-time-field';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import type { EntryEditor } from '../../api/use-entry-editor';
import { EventFields } from './event-fields';
import { LanguageColumn } from './language-column';
import { PictureField } from './picture-field';

const periods = ['publishAt', 'unpublishAt'] as const;

/** Both languages side by side, or one at a time on a narrow screen, and below them what they share. */
export function EntryFields({ editor }: { editor: EntryEditor }) {
  const { t } = useTranslation('content.admin');
  const { form, values, standing } = editor;
  const { kind } = standing;
  const hasTopic = kind === ContentKind.POST || kind === ContentKind.QUESTION;
  return (
    <div className="flex flex-col gap-10">
      <BothLanguages form={form} note={<HalfNote editor={editor} />}>
        {(locale) => <LanguageColumn editor={editor} locale={locale} />}
      </BothLanguages>
      {kind === ContentKind.EVENT && <EventFields form={form} />}
      {kind !== ContentKind.QUESTION && kind !== ContentKind.HOME_SECTION && <PictureField form={form} />}
      {!isOpening(standing) && (
        <FormSection title={t('details.title')} text={t('details.text')}>
          {periods.map((name) => (
            <DateTimeField
              key={name}
              label={t(`details.${name}`)}
              error={form.errorOf(name)}
              value={values[name]}
              onChange={(value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
            />
          ))}
          {hasTopic && <TextField form={form} name="topic" label={t('details.topic')} hint={t('details.topicHint')} />}
        </FormSection>
      )}
    </div>
  );
}

/** Says what is published in only one language, because visitors then read the other one. */
function HalfNote({ editor: { standing } }: { editor: EntryEditor }) {
  const { t } = useTranslation('content.admin');
  const published = locales.filter((locale) => standing.texts[locale].status === TextStatus.PUBLISHED);
  const missing = locales.find((locale) => !published.includes(locale));
  if (published.length !== 1 || missing === undefined) return null;
  return (
    <p className="flex items-start gap-3 rounded-card border border-warn p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
      {t(`gate.${missing}`)}
    </p>
  );
}
