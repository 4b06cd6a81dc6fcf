import { slugOf } from '@dronesoccer/domain';
import { useTranslation } from 'react-i18next';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { FormSection } from '@/ui/layout/form-section';
import { MarkdownInput } from '@/ui/fields/markdown-input';
import { TextField } from '@/ui/fields/text-field';
import type { ProductForm } from '../model/product-form';

/** The name and description in both languages, side by side where there is room, and the product's slug. */
export function TextFields({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  const { t } = useTranslation('catalog.admin');
  const [nameEn, slug, descriptionEn, descriptionFr] = form.watch(['nameEn', 'slug', 'descriptionEn', 'descriptionFr']);
  const shownSlug = slug.trim() || (isNew && nameEn.trim() !== '' ? slugOf(nameEn) : '');
  return (
    <FormSection title={t('form.texts')} text={t('form.textsText')}>
      <TextField form={form} name="nameEn" label={t('form.nameEn')} required lang="en" />
      <TextField form={form} name="nameFr" label={t('form.nameFr')} required lang="fr" />
      <Field label={t('form.descriptionEn')} error={form.errorOf('descriptionEn')} required>
        <MarkdownInput lang="en" source={descriptionEn} {...form.register('descriptionEn')} />
      </Field>
      <Field label={t('form.descriptionFr')} error={form.errorOf('descriptionFr')} required>
        <MarkdownInput lang="fr" source={descriptionFr} {...form.register('descriptionFr')} />
      </Field>
      <Field
        className="sm:col-span-2"
        label={t('form.slug')}
        hint={
          <>
            {t(isNew ? 'form.slugHintNew' : 'form.slugHint')}
            {shownSlug && <span className="block break-all">{t('form.slugPreview', { slug: shownSlug })}</span>}
          </>
        }
        error={form.errorOf('slug')}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('slug')} />
      </Field>
    </FormSection>
  );
}
