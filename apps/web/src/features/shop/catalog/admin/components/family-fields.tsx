import { useQuery } from '@tanstack/react-query';
import type { FamilyMemberWire, ProductAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { TextLink } from '@/ui/actions/link';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { newFamily } from '../model/family-form';
import type { ProductForm } from '../model/product-form';

interface FamilyFieldsProps {
  form: ProductForm;
  /** Null for a new product. */
  product: ProductAdminWire | null;
}

/** The family of products that differ in size or colour, and what distinguishes this one. */
export function FamilyFields({ form, product }: FamilyFieldsProps) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const { data: families = [] } = useQuery(callQuery('products.admin.families'));
  const own = product?.family;
  const offered = own && !families.some(({ id }) => id === own.id) ? [own, ...families] : families;
  const family = form.watch('family');
  const choose = (id: string) => {
    const name = offered.find((each) => each.id === id)?.name;
    const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('familyEn', name?.en ?? '', set);
    form.setValue('familyFr', name?.fr ?? '', set);
    form.setValue('family', id, set);
  };
  const others = product && family === own?.id ? product.familyMembers.filter(({ id }) => id !== product.id) : [];
  return (
    <FormSection title={t('family.title')} text={t('family.text')}>
      <Field className="sm:col-span-2" label={t('family.family')} error={form.errorOf('family')}>
        <Select value={family} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('family.none')}</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale]}
            </option>
          ))}
          <option value={newFamily}>{t('family.new')}</option>
        </Select>
      </Field>
      {(family === newFamily || family === own?.id) && (
        <>
          <TextField
            form={form}
            name="familyEn"
            label={t('family.nameEn')}
            hint={family === newFamily ? undefined : t('family.renameHint')}
            required
            lang="en"
          />
          <TextField form={form} name="familyFr" label={t('family.nameFr')} required lang="fr" />
        </>
      )}
      {family !== '' && (
        <>
          <TextField
            form={form}
            name="optionEn"
            label={t('family.optionEn')}
            hint={t('family.optionHint')}
            required
            lang="en"
          />
          <TextField form={form} name="optionFr" label={t('family.optionFr')} required lang="fr" />
          <TextField
            form={form}
            name="optionPlace"
            label={t('family.place')}
            hint={t('family.placeHint')}
            required
            inputMode="numeric"
          />
        </>
      )}
      {others.length > 0 && <Members members={others} />}
    </FormSection>
  );
}

function Members({ members }: { members: readonly FamilyMemberWire[] }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  return (
    <div className="sm:col-span-2">
      <p className="font-semibold">{t('family.members')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {members.map(({ id, option, state }) => (
          <li key={id}>
            <TextLink to={paths.editProduct(id)} className="inline-flex min-h-11 items-center">
              {option[locale]}
            </TextLink>
            {state !== 'published' && <span className="text-sm text-muted"> {t(`state.${state}`)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
