import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { callQuery } from '@/lib/query/call-query';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { FormSection } from '@/ui/layout/form-section';
import type { SettingsForm } from '../model/settings-form';

/** The contact page's details and the readers of safe-sport reports. */
export function ContactPart({ form }: { form: RuledForm<SettingsForm> }) {
  const { t } = useTranslation('settings.admin');
  const { register, errorOf } = form;
  return (
    <>
      <FormSection anchor="office" title={t('office.title')} text={t('office.text')}>
        <Field label={t('office.hoursEn')} error={errorOf('hoursEn')}>
          <Textarea rows={3} {...register('hoursEn')} />
        </Field>
        <Field label={t('office.hoursFr')} error={errorOf('hoursFr')}>
          <Textarea rows={3} lang="fr" {...register('hoursFr')} />
        </Field>
      </FormSection>
      <FormSection anchor="safeSport" title={t('safeSport.title')} text={t('safeSport.text')} columns={1}>
        <Readers form={form} />
      </FormSection>
    </>
  );
}

function Readers({ form: { setValue, watch } }: { form: RuledForm<SettingsForm> }) {
  const { t } = useTranslation('settings.admin');
  const { data } = useQuery(callQuery('contacts.admin.people'));
  const chosen = watch('readers');
  if (!data) return <Skeleton className="h-24" />;
  const { people, readers } = data;
  const mayName = readers.length > 0;
  const isNamed = people.some(({ id }) => chosen.includes(id));
  const choose = (id: string, isChosen: boolean) =>
    setValue('readers', isChosen ? [...chosen, id] : chosen.filter((each) => each !== id), {
      shouldDirty: true,
      shouldTouch: true,
    });
  return (
    <fieldset disabled={!mayName} className="flex flex-col">
      <legend className="sr-only">{t('safeSport.readers')}</legend>
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
      <p role="status" className="mt-2 text-sm text-muted">
        {t(mayName ? (isNamed ? 'safeSport.named' : 'safeSport.everyone') : 'safeSport.closed')}
      </p>
    </fieldset>
  );
}
