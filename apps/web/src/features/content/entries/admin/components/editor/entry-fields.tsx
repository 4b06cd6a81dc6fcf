import { ContentKind, type Locale, locales, TextStatus } from '@dronesoccer/contracts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
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
  const own = useLocale();
  const [shown, setShown] = useState<Locale>(own);
  const { form, values, standing } = editor;
  const { kind } = standing;
  const hasTopic = kind === ContentKind.POST || kind === ContentKind.QUESTION;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <div role="group" aria-label={t('languages.label')} className="flex gap-2 xl:hidden">
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              aria-pressed={shown === locale}
              className={cx(
                'control-text min-h-11 grow rounded-control border-2 px-4',
                shown === locale ? 'border-ink bg-raised' : 'border-line text-muted hover:text-ink',
              )}
              onClick={() => setShown(locale)}
            >
              {t(`languages.${locale}`)}
            </button>
          ))}
        </div>
        <HalfNote editor={editor} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
          {locales.map((locale) => (
            <div key={locale} className={cx('min-w-0', shown !== locale && 'max-xl:hidden')}>
              <LanguageColumn editor={editor} locale={locale} />
            </div>
          ))}
        </div>
      </div>
      {kind === ContentKind.EVENT && <EventFields form={form} />}
      {kind !== ContentKind.QUESTION && <PictureField form={form} />}
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
