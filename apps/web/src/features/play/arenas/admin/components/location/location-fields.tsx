import { type CompanyNameWire, isProvinceCode, provinceCodes, provinces } from '@dronesoccer/contracts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { useCompanyNames } from '@/features/common/admin/use-company-names';
import { type LocationForm, zoneIn, zonesOf } from '../../model/location-form';
import { zoneName } from '@/features/common/admin/zone-name';

/** The location's names, and the company that runs it. */
export function NameFields({ form, company }: { form: LocationForm; company: CompanyNameWire | null }) {
  const { t } = useTranslation('arenas.admin');
  return (
    <FormSection title={t('locations.form.names')}>
      <TextField form={form} name="nameEn" label={t('locations.form.nameEn')} required lang="en" />
      <TextField form={form} name="nameFr" label={t('locations.form.nameFr')} required lang="fr" />
      <CompanyField form={form} current={company} />
    </FormSection>
  );
}

/** Only the organisation's own administrators can assign a location to a company. */
function CompanyField({ form, current }: { form: LocationForm; current: CompanyNameWire | null }) {
  const { t } = useTranslation('arenas.admin');
  const { seesAll, companies, isLoaded } = useCompanyNames();
  if (!seesAll) return null;
  // An inactive company is listed only if it already runs this location.
  const isListed = current === null || companies.some(({ id }) => id === current.id);
  return (
    <Field
      className="sm:col-span-2"
      label={t('locations.form.company')}
      hint={t('locations.form.companyHint')}
      error={form.errorOf('companyId')}
    >
      {/* The select is controlled because its options load after the form. */}
      <Controller
        control={form.control}
        name="companyId"
        render={({ field }) => (
          <Select {...field}>
            <option value="">{t('noCompany')}</option>
            {!isListed && (
              <option value={current.id}>
                {isLoaded ? t('locations.form.inactiveCompany', { name: current.name }) : current.name}
              </option>
            )}
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      />
    </Field>
  );
}

/** The location's address. The province determines the available time zones. */
export function AddressFields({ form }: { form: LocationForm }) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const province = form.watch('province');
  const followProvince = (chosen: string) => {
    if (isProvinceCode(chosen)) {
      form.setValue('timeZone', zoneIn(chosen, form.getValues('timeZone')), { shouldDirty: true });
    }
    form.clearErrors(['timeZone', 'postalCode']);
  };
  return (
    <FormSection title={t('locations.form.place')}>
      <TextField form={form} name="address" label={t('locations.form.address')} className="sm:col-span-2" required />
      <TextField form={form} name="city" label={t('locations.form.city')} required />
      <Field label={t('locations.form.province')} error={form.errorOf('province')} required>
        <Select
          {...form.register('province', {
            onChange: ({ target }: { target: HTMLSelectElement }) => followProvince(target.value),
          })}
        >
          <option value="">{t('locations.form.chooseProvince')}</option>
          {provinceCodes.map((code) => (
            <option key={code} value={code}>
              {provinces[code][locale]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('locations.form.postalCode')} error={form.errorOf('postalCode')} required>
        <Input autoComplete="off" autoCapitalize="characters" {...form.register('postalCode')} />
      </Field>
      <Field
        label={t('locations.form.timeZone')}
        hint={t('locations.form.timeZoneHint')}
        error={form.errorOf('timeZone')}
        required
      >
        {/* The select is controlled because its options change with the province. */}
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Select {...field}>
              {province === '' && <option value="">{t('locations.form.timeZoneMissing')}</option>}
              {zonesOf(province).map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone, locale)}
                </option>
              ))}
            </Select>
          )}
        />
      </Field>
    </FormSection>
  );
}
