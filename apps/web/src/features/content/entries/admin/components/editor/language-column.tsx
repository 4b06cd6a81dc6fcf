import { type Locale, TextStatus } from '@dronesoccer/contracts';
import { hasSlug, publishProblems, slugOf } from '@dronesoccer/domain';
import { ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { localPath } from '@/lib/paths';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/feedback/badge';
import { controlClass } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import { useOpenPreview } from '../../api/use-entry-changes';
import { type EntryEditor, hasOpenConflict } from '../../api/use-entry-editor';
import { isPublished, termsOf, textName } from '../../model/entry-form';
import { BodyField } from './body-field';
import { addressStart } from '@/features/common/admin/content/kinds';

/** The parser is loaded with the first preview. */
const Markdown = lazyComponent(async () => ({ default: (await import('@/ui/layout/markdown')).Markdown }));

interface LanguageProps {
  editor: EntryEditor;
  locale: Locale;
}

/** The text of an entry in one language, with its own status. */
export function LanguageColumn({ editor, locale }: LanguageProps) {
  const { t } = useTranslation('content.admin');
  const { form, values, standing } = editor;
  const [isPreview, setPreview] = useState(false);
  const slug = textName('slug', locale);
  const title = textName('title', locale);
  const body = textName('body', locale);
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
      <TextField form={form} name={title} label={t('form.title')} lang={locale} onBlurCapture={suggestSlug} />
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
      <TextField
        form={form}
        name={textName('summary', locale)}
        label={t('form.summary')}
        hint={t('form.summaryHint')}
        lang={locale}
      />
      <BodyField form={form} locale={locale} />
      <div className="flex flex-col gap-3">
        <Button variant="quiet" className="self-start" aria-expanded={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          {isPreview ? t('preview.hide') : t('preview.show')}
        </Button>
        <SitePreview editor={editor} locale={locale} />
        {isPreview && (
          <div lang={locale} className={cx(controlClass, 'min-h-18 border-line bg-ground px-4 py-3')}>
            {values[body].trim() === '' ? (
              <p className="text-muted">{t('preview.empty')}</p>
            ) : (
              <Markdown source={values[body]} topLevel={3} hasPictures />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Opens the saved draft on the site. Only a text with a saved address has a page of its own. */
function SitePreview({ editor: { standing }, locale }: LanguageProps) {
  const { t } = useTranslation('content.admin');
  const open = useOpenPreview(standing.id);
  const { slug } = standing.texts[locale];
  if (slug === '') return null;
  const path = localPath(addressStart(standing.kind) + slug, locale);
  return (
    <>
      <Button variant="quiet" className="self-start" pending={open.isPending} onClick={() => open.mutate(path)}>
        <ExternalLink aria-hidden className="size-5" />
        {t('preview.open')}
      </Button>
      <p className="text-sm text-muted">{t('preview.openHint')}</p>
    </>
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
