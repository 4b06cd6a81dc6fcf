import { useTranslation } from 'react-i18next';
import { fieldsIn, showRefusal } from '@/features/common/admin/show-refusal';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { ApiError } from '@/lib/errors/api-error';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useCreateCompany } from '../api/use-company-changes';
import { companyRules, createBodyOf, emptyPerson, fieldOf, type CompanyFormValues } from '../model/forms';
import { PersonFields } from './person-fields';

/** Creates a company with its first administrator. */
export function NewCompanyDrawer() {
  const { t } = useTranslation('companies.admin');
  const locale = useLocale();
  const form = useRuledForm<CompanyFormValues>(companyRules, { name: '', ...emptyPerson(locale) });
  const confirmed = useConfirmed();
  const create = useCreateCompany(confirmed.run);
  const drawer = useRouteDrawer({ backTo: paths.addCompany, isDirty: form.formState.isDirty });
  const submit = form.handleSubmit((values) =>
    create.mutate(createBodyOf(values), {
      onSuccess: ({ id, name }) => {
        notify({ type: 'success', message: t('form.created', { name, email: values.email }) });
        drawer.leave(paths.company(id));
      },
      onError: (error) => {
        if (isNameTaken(error)) form.setError('name', { type: 'server', message: error.serverMessage ?? '' });
        showRefusal(form, error, fieldOf);
      },
    }),
  );
  const isShownInPlace = isNameTaken(create.error) || fieldsIn(create.error, fieldOf).length > 0;
  return (
    <FormDrawer
      drawer={drawer}
      title={t('form.newTitle')}
      onSubmit={submit}
      submitLabel={t('form.create')}
      pending={create.isPending}
      error={isShownInPlace ? null : create.error}
    >
      <FormSection title={t('form.company')} columns={1}>
        <TextField form={form} name="name" label={t('form.name')} required />
      </FormSection>
      <FormSection title={t('form.first')} text={t('form.firstText')}>
        <PersonFields form={form} />
      </FormSection>
      {confirmed.dialog}
    </FormDrawer>
  );
}

const isNameTaken = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'COMP_002';
