import type { Locale } from '@dronesoccer/contracts';
import { ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewPath } from '@/features/common/admin/content/kinds';
import { cx } from '@/lib/cx';
import { lazyComponent } from '@/lib/late';
import { localPath } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { controlClass } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import { useOpenPreview } from '../../api/use-entry-changes';
import type { EntryEditor } from '../../api/use-entry-editor';
import { textName } from '../../model/entry-form';
import { BodyField } from './body-field';

/** The parser is loaded with the first preview. */
const Markdown = lazyComponent(async () => ({ default: (await import('@/ui/layout/markdown')).Markdown }));

interface TextPartProps {
  editor: EntryEditor;
  locale: Locale;
}

/** The summary and the Markdown of an entry in one language, with their previews. */
export function TextPart({ editor, locale }: TextPartProps) {
  const { t } = useTranslation('content.admin');
  const { form, values } = editor;
  const [isPreview, setPreview] = useState(false);
  const body = textName('body', locale);
  return (
    <>
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
    </>
  );
}

/** Opens the saved draft on the site, if the text has a page there. */
function SitePreview({ editor: { standing }, locale }: TextPartProps) {
  const { t } = useTranslation('content.admin');
  const open = useOpenPreview(standing.id);
  const path = previewPath(standing, locale);
  if (path === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="self-start"
        pending={open.isPending}
        onClick={() => open.mutate(localPath(path, locale))}
      >
        <ExternalLink aria-hidden className="size-5" />
        {t('preview.open')}
      </Button>
      <p className="text-sm text-muted">{t('preview.openHint')}</p>
    </>
  );
}
