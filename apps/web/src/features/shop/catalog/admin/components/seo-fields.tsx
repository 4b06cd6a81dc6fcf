import { catalogFields, type Locale } from '@dronesoccer/contracts';
import { plainText, slugOf } from '@dronesoccer/domain';
import { useTranslation } from 'react-i18next';
import { siteOrigin } from '@/lib/on-server';
import { localPath, paths } from '@/lib/paths';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Textarea } from '@/ui/fields/textarea';
import { FormSection } from '@/ui/layout/form-section';
import type { ProductForm } from '../model/product-form';

/** The lengths that search engines usually show in full. Longer texts are valid, but are cut there. */
const shownLength = { title: 60, description: 160 } as const;

/** The title and description for search engines in both languages, each with a preview of the search result. */
export function SeoFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation('catalog.admin');
  return (
    <FormSection title={t('seo.section')} text={t('seo.text')}>
      <Texts form={form} locale="en" />
      <Texts form={form} locale="fr" />
    </FormSection>
  );
}

const names = {
  en: { title: 'seoTitleEn', description: 'seoDescriptionEn', name: 'nameEn', text: 'descriptionEn' },
  fr: { title: 'seoTitleFr', description: 'seoDescriptionFr', name: 'nameFr', text: 'descriptionFr' },
} as const;

const labels = {
  en: { title: 'seo.titleEn', description: 'seo.descriptionEn' },
  fr: { title: 'seo.titleFr', description: 'seo.descriptionFr' },
} as const;

function Texts({ form, locale }: { form: ProductForm; locale: Locale }) {
  const { t } = useTranslation('catalog.admin');
  const own = names[locale];
  const [title, description, name, text, nameEn, slug] = form.watch([
    ...([own.title, own.description, own.name, own.text] as const),
    ...(['nameEn', 'slug'] as const),
  ]);
  const shown = {
    title: title.trim() || name.trim(),
    description: description.trim() || plainText(text).slice(0, shownLength.description),
  };
  const hint = (length: number, part: keyof typeof shownLength) =>
    t(length > shownLength[part] ? 'seo.tooLong' : 'seo.length', { count: length, max: shownLength[part] });
  const address = siteOrigin() + localPath(paths.product(slug.trim() || slugOf(nameEn) || '…'), locale);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t(labels[locale].title)} hint={hint(shown.title.length, 'title')} error={form.errorOf(own.title)}>
        <Input lang={locale} placeholder={name} maxLength={catalogFields.seoTitle.max} {...form.register(own.title)} />
      </Field>
      <Field
        label={t(labels[locale].description)}
        hint={hint(shown.description.length, 'description')}
        error={form.errorOf(own.description)}
      >
        <Textarea
          lang={locale}
          rows={3}
          maxLength={catalogFields.seoDescription.max}
          {...form.register(own.description)}
        />
      </Field>
      <figure className="rounded-card border border-line bg-ground p-4">
        <figcaption className="mb-2 text-sm text-muted">{t('seo.preview')}</figcaption>
        <div lang={locale} className="flex min-w-0 flex-col gap-1">
          <p className="truncate text-sm text-muted">{address}</p>
          <p className="truncate text-lg leading-snug font-semibold text-ice">{shown.title || t('seo.noName')}</p>
          <p className="line-clamp-3 text-sm wrap-anywhere">{shown.description}</p>
        </div>
      </figure>
    </div>
  );
}
