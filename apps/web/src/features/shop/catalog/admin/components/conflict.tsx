import type { ProductAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { differingFields, formOf, type ProductFormValues } from '../model/product-form';

const labels = {
  nameEn: 'form.nameEn',
  nameFr: 'form.nameFr',
  descriptionEn: 'form.descriptionEn',
  descriptionFr: 'form.descriptionFr',
  slug: 'form.slug',
  price: 'form.priceLabel',
  salePrice: 'form.salePrice',
  saleStartsAt: 'form.saleStarts',
  saleEndsAt: 'form.saleEnds',
  category: 'form.category',
  arenaClass: 'form.class',
  weightGrams: 'form.weight',
  isActive: 'form.active',
  specs: 'form.specs',
  pictures: 'kit:pictures.title',
  stock: 'stock.title',
} as const satisfies Record<keyof ProductFormValues, string>;

export interface ConflictProps {
  mine: ProductFormValues;
  theirs: ProductAdminWire;
  onKeep: () => void;
  onReload: () => void;
}

/** Reports that someone else changed the product, and which fields differ. */
export function Conflict({ mine, theirs, onKeep, onReload }: ConflictProps) {
  const { t } = useTranslation(['products.admin', 'kit']);
  const locale = useLocale();
  return (
    <EditConflict
      title={t('conflict.title')}
      text={t('conflict.text', { time: formatOfficeDateTime(theirs.updatedAt, locale) })}
      fields={differingFields(mine, formOf(theirs, locale)).map((name) => t(labels[name]))}
      onKeep={onKeep}
      onReload={onReload}
    />
  );
}
