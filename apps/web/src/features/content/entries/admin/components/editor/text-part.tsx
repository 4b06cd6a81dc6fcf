import { ContentKind, type HomeSection, type Locale } from '@dronesoccer/contracts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { homeSectionOf, previewPath } from '@/features/common/admin/content/kinds';
import { useOpenPreview } from '@/features/common/admin/content/use-open-preview';
import { MarkdownPreview } from '@/features/common/admin/markdown/markdown-preview';
import { call } from '@/lib/http/call';
import { localPath } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { Field } from '@/ui/fields/field';
import { TextField } from '@/ui/fields/text-field';
import { Textarea } from '@/ui/fields/textarea';
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
  const { form, values, standing } = editor;
  if (standing.kind === ContentKind.HOME_SECTION) return <SectionPart editor={editor} locale={locale} />;
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

/** The plain text of a section of the home page in one language. */
function SectionPart({ editor, locale }: TextPartProps) {
  const { t } = useTranslation('content.admin');
  const { form, standing } = editor;
  const section = homeSectionOf(standing);
  const body = textName('body', locale);
  return (
    <>
      {section !== null && withLead(section) && (
        <TextField form={form} name={textName('summary', locale)} label={t('form.lead')} lang={locale} />
      )}
      {section === 'about' && (
        <Field label={t('form.paragraphs')} hint={t('form.paragraphsHint')} error={form.errorOf(body)}>
          <Textarea rows={6} lang={locale} {...form.register(body)} />
        </Field>
      )}
      <SitePreview editor={editor} locale={locale} />
    </>
  );
}

/** The figures and the product of the week have no room for a text below their title. */
const withLead = (section: HomeSection): boolean => section !== 'facts' && section !== 'product';

/** Opens the saved draft on the site, if the text has a page there. */
function SitePreview({ editor: { standing }, locale }: TextPartProps) {
  const { t } = useTranslation('content.admin');
  const preview = useOpenPreview(() => call('content.admin.preview', { params: { id: standing.id } }));
  const path = previewPath(standing, locale);
  if (path === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="self-start"
        pending={preview.isPending}
        onClick={() => preview.open(localPath(path, locale))}
      >
        <ExternalLink aria-hidden className="size-5" />
        {t('preview.open')}
      </Button>
      <p className="text-sm text-muted">{t('preview.openHint')}</p>
    </>
  );
}
