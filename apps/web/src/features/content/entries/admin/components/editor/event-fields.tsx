import { canadianZones, organisationZone } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { ProvinceOptions } from '@/features/common/province-options';
import { zoneName } from '@/features/common/admin/zone-name';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { ToggleField } from '@/ui/fields/toggle-field';
import { FormSection } from '@/ui/layout/form-section';
import type { EntryForm } from '../../model/entry-form';

const zones = [organisationZone, ...canadianZones.filter((zone) => zone !== organisationZone)];

/** When and where an event takes place. The times are those of the venue's clocks. */
export function EventFields({ form }: { form: EntryForm }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  return (
    <FormSection title={t('event.title')} text={t('event.text')}>
      <TextField form={form} name="localStart" type="datetime-local" label={t('event.localStart')} />
      <TextField form={form} name="localEnd" type="datetime-local" label={t('event.localEnd')} />
      <Field label={t('event.timeZone')} error={form.errorOf('timeZone')}>
        <Select {...form.register('timeZone')}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('event.province')} error={form.errorOf('province')}>
        <Select {...form.register('province')}>
          <ProvinceOptions />
        </Select>
      </Field>
      <TextField form={form} name="city" label={t('event.city')} />
      <TextField form={form} name="venue" label={t('event.venue')} />
      <TextField
        form={form}
        name="link"
        type="url"
        label={t('event.link')}
        hint={t('event.linkHint')}
        spellCheck={false}
      />
      <ToggleField form={form} name="isOutdoor" label={t('event.isOutdoor')} hint={t('event.outdoorHint')} />
    </FormSection>
  );
}
