import type { PlanAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingFields, useEditForm } from '@/features/common/admin/use-edit-form';
import { GoneDrawer, LoadedDrawer, useOpenedItem } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { Field } from '@/ui/fields/field';
import { MoneyInput } from '@/ui/fields/money-input';
import { TextField } from '@/ui/fields/text-field';
import { Textarea } from '@/ui/fields/textarea';
import { ToggleField } from '@/ui/fields/toggle-field';
import { FormSection } from '@/ui/layout/form-section';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { plansQuery } from '../api/queries';
import { useSavePlan } from '../api/use-save-plan';
import { checkPlan, fieldOf, formOf, type PlanForm, type PlanFormValues, planRules, termsOf } from '../model/plan-form';

/** The drawer of a plan, with its form once the plans are loaded. */
export function PlanDrawer({ id }: { id: string }) {
  const { t } = useTranslation('memberships.admin');
  const plans = useQuery(plansQuery());
  const plan = useOpenedItem(plans.data, id);
  if (plan) return <PlanFormDrawer key={id} plan={plan} />;
  return (
    <LoadedDrawer query={plans} title={t('plans.loading')} backTo={paths.membershipPlans}>
      {() => <GoneDrawer title={t('plans.title')} text={t('plans.gone')} backTo={paths.membershipPlans} />}
    </LoadedDrawer>
  );
}

function PlanFormDrawer({ plan }: { plan: PlanAdminWire }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const inLocale = (wire: PlanAdminWire) => formOf(wire, locale);
  const form: PlanForm = useRuledForm<PlanFormValues>(planRules, inLocale(plan), (values) =>
    checkPlan(values, t('plans.priceInvalid')),
  );
  const drawer = useRouteDrawer({ backTo: paths.membershipPlans, isDirty: form.formState.isDirty });
  const save = useSavePlan();
  // The edited object must not change while the form is open.
  const [standing] = useState(plan);
  const edit = useEditForm({
    ...{ form, standing, termsOf, fieldOf, save, formOf: inLocale, conflict: 'MEMB_009' },
    onSaved: ({ name }) => {
      notify({ type: 'success', message: t('plans.saved', { name: name[locale] }) });
      drawer.leave();
    },
  });
  return (
    <FormDrawer
      drawer={drawer}
      title={plan.name[locale]}
      onSubmit={edit.submit}
      submitLabel={t('plans.save')}
      pending={save.isPending}
      error={edit.error}
    >
      <EditConflict
        edit={edit}
        describe={(theirs) => ({
          title: t('plans.conflict'),
          text: t('plans.conflictText'),
          fields: differingFields(form.getValues(), inLocale(theirs)).map((name) => t(`plans.fields.${name}`)),
        })}
      />
      <FormSection title={t('plans.offer')} text={t('plans.offerText')}>
        <Field label={t('plans.price')} hint={t('plans.priceHint')} error={form.errorOf('price')} required>
          <MoneyInput {...form.register('price')} />
        </Field>
        <ToggleField
          form={form}
          name="isOffered"
          label={t('plans.offered')}
          hint={t('plans.offeredHint')}
          className="sm:mt-7"
        />
      </FormSection>
      {(['En', 'Fr'] as const).map((language) => (
        <FormSection key={language} title={t(`plans.languages.${language}`)} columns={1}>
          <TextField
            form={form}
            name={`name${language}`}
            label={t('plans.name')}
            lang={language.toLowerCase()}
            required
          />
          <Field label={t('plans.summary')} error={form.errorOf(`summary${language}`)} required>
            <Textarea rows={3} lang={language.toLowerCase()} {...form.register(`summary${language}`)} />
          </Field>
        </FormSection>
      ))}
    </FormDrawer>
  );
}
