import { ArenaClass, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { ToggleField } from '@/ui/fields/toggle-field';
import { FormSection } from '@/ui/layout/form-section';
import { everyLocation } from '../../api/queries';
import type { ArenaForm } from '../../model/arena-form';

/** The arena's location and size. */
export function PlaceFields({ form, isNew }: { form: ArenaForm; isNew: boolean }) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const locations = useQuery(everyLocation());
  const [chosen, arenaClass] = form.watch(['locationId', 'class']);
  // A closed location is listed only if this arena is already there.
  const choices = (locations.data ?? []).filter(({ id, isActive }) => isActive || id === chosen);
  const size = valuesOf(ArenaClass).find((value) => String(value) === arenaClass) ?? ArenaClass.CLASS_20;
  const wasInactive = form.formState.defaultValues?.isActive === false;
  return (
    <FormSection title={t('form.basics')}>
      <Field className="sm:col-span-2" label={t('form.location')} error={form.errorOf('locationId')} required>
        {/* The select is controlled because its options load after the form. */}
        <Controller
          control={form.control}
          name="locationId"
          render={({ field }) => (
            <Select {...field}>
              <option value="">{t('form.chooseLocation')}</option>
              {choices.map(({ id, names, city, isActive }) => {
                const name = `${names[locale]}, ${city}`;
                return (
                  <option key={id} value={id}>
                    {isActive ? name : t('form.closedLocation', { name })}
                  </option>
                );
              })}
            </Select>
          )}
        />
      </Field>
      <Field label={t('form.class')} hint={t(`classSizes.${size}`)} required>
        <Select {...form.register('class')}>
          {valuesOf(ArenaClass).map((value) => (
            <option key={value} value={value}>
              {t(`classes.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.capacity')} hint={t('form.capacityHint')} error={form.errorOf('capacity')} required>
        <Input inputMode="numeric" autoComplete="off" {...form.register('capacity')} />
      </Field>
      {(isNew || wasInactive) && (
        <ToggleField form={form} name="isActive" label={t('form.active')} hint={t('form.activeHint')} />
      )}
    </FormSection>
  );
}
