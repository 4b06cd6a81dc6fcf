import { ContentKind, type Locale, TextStatus } from '@dronesoccer/contracts';
import { hasSlug, publishProblems, slugOf } from '@dronesoccer/domain';
import { useTranslation } from 'react-i18next';
import { addressStart } from '@/features/common/admin/content/kinds';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/feedback/badge';
import { TextField } from '@/ui/fields/text-field';
import { type EntryEditor, hasOpenConflict } from '../../api/use-entry-editor';
import { isPublished, termsOf, textName } from '../../model/entry-form';
import { TextPart } from './text-part';

interface LanguageProps {
  editor: EntryEditor;
  locale: Locale;
}

/** The text of an entry in one language, with its own status. */
export function LanguageColumn({ editor, locale }: LanguageProps) {
  const { t } = useTranslation('content.admin');
  const { form, values, standing } = editor;
  const slug = textName('slug', locale);
  const title = textName('title', locale);
  const former = standing.formerSlugs[locale];
  const start = addressStart(standing.kind);
  const suggestSlug = () => {
    if (hasSlug(standing.kind) && values[slug] === '' && values[title].trim() !== '') {
      form.setValue(slug, slugOf(values[title], standing.id.slice(0, 8)), { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <section
      aria-label={t(`languages.${locale}`)}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <StatusRow editor={editor} locale={locale} onPublish={suggestSlug} />
      <TextField
        form={form}
        name={title}
        label={t(standing.kind === ContentKind.PICTURE ? 'form.caption' : 'form.title')}
        lang={locale}
        onBlurCapture={suggestSlug}
      />
      {hasSlug(standing.kind) && (
        <TextField
          form={form}
          name={slug}
          label={t('form.slug')}
          spellCheck={false}
          hint={
            <span className="wrap-anywhere">
              {`${locale === 'fr' ? '/fr' : ''}${start}${values[slug] || '…'}`}
              {former.length > 0 && <span className="block">{t('form.former', { list: former.join(', ') })}</span>}
            </span>
          }
        />
      )}
      {standing.kind !== ContentKind.PICTURE && <TextPart editor={editor} locale={locale} />}
    </section>
  );
}

/** The status of a language, and the button that changes it together with a save. */
function StatusRow({ editor, locale, onPublish }: LanguageProps & { onPublish: () => void }) {
  const { t } = useTranslation('content.admin');
  const own = useLocale();
  const { values, standing, save, isSaving } = editor;
  const isOut = isPublished(values, locale);
  // The address is made from the title.
  const lacking = isOut
    ? []
    : publishProblems(standing.kind, termsOf(values), locale).filter(({ field }) => !field.endsWith('.slug'));
  const move = async (to: TextStatus) => {
    if (to === TextStatus.PUBLISHED) onPublish();
    if ((await save({ locale, to })) === null) return;
    const message = t(to === TextStatus.PUBLISHED ? `status.publishedNow.${locale}` : `status.withdrawn.${locale}`);
    notify({ type: 'success', message });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-lg font-bold">
          {t(`languages.${locale}`)}
          <Badge tone={isOut ? 'good' : 'neutral'}>{t(isOut ? 'status.published' : 'status.draft')}</Badge>
        </h2>
        <Button
          variant={isOut ? 'outline' : 'ice'}
          pending={isSaving}
          disabled={hasOpenConflict(editor)}
          onClick={() => void move(isOut ? TextStatus.DRAFT : TextStatus.PUBLISHED)}
        >
          {t(isOut ? `status.withdraw.${locale}` : `status.publish.${locale}`)}
        </Button>
      </div>
      {lacking.length > 0 && (
        <p className="text-sm text-muted">
          {t('status.lacks', { list: [...new Set(lacking.map(({ message }) => message[own]))].join(' · ') })}
        </p>
      )}
    </div>
  );
}
