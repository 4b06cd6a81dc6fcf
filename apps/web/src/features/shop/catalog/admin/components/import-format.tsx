import { useTranslation } from 'react-i18next';

const columns = [
  'id',
  'slug',
  'name_en',
  'name_fr',
  'category',
  'price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'arena_class',
  'weight_grams',
  'oversize_surcharge',
  'active',
  'publish_at',
  'sku',
  'barcode',
  'family_en',
  'family_fr',
  'option_en',
  'option_fr',
  'option_place',
  'description_en',
  'description_fr',
  'specs_en',
  'specs_fr',
  'seo_title_en',
  'seo_title_fr',
  'seo_description_en',
  'seo_description_fr',
  'pictures',
];

/** The format that a file of products must have. */
export function ImportFormat() {
  const { t } = useTranslation('catalog.admin');
  return (
    <section className="text-column flex flex-col gap-2">
      <h2 className="display-3 text-base">{t('importPage.how')}</h2>
      <p className="text-muted">{t('importPage.howText')}</p>
      <p className="text-sm break-words text-muted">{t('importPage.template', { columns: columns.join(', ') })}</p>
    </section>
  );
}
