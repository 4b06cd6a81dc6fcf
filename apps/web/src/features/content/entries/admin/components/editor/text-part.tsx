import type { Locale } from '@dronesoccer/contracts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { previewPath } from '@/features/common/admin/content/kinds';
import { MarkdownPreview } from '@/features/common/admin/markdown/markdown-preview';
import { localPath } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { useOpenPreview } from '../../api/use-entry-changes';
import type { EntryEditor } from '../../api/use-entry-editor';
import { textName } from '../../model/entry-form';
import { BodyField } from './body-field';

interface TextPartProps {
  editor: EntryEditor;
  locale: Locale;
}

/** The summary and the Markdown of an entry in one language, with their previews. */
export function TextPart({ editor, locale }: TextPartProps) {
  const { t } = useTranslation('content.admin');
  const { form, values } = editor;
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
        <MarkdownPreview source={values[textName('body', locale)]} locale={locale} />
        <SitePreview editor={editor} locale={locale} />
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
