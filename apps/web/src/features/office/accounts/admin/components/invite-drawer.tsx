import { formRules, invitePersonBody, type Locale, locales } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { TextLink } from '@/ui/actions/link';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { FormSection } from '@/ui/layout/form-section';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { useInvite } from '../api/use-account-changes';
import { type Access, needsCompany, sentAccess } from '../model/account';
import { RoleFields } from './role-fields';

interface InviteForm {
  firstName: string;
  lastName: string;
  email: string;
  locale: Locale;
}

const rules = formRules(invitePersonBody);
const noAccess: Access = { roles: [], companyId: '' };

/** Invites a person, with the roles that the account has from the start. */
export function InviteDrawer() {
  const { t } = useTranslation('accounts.admin');
  const form = useRuledForm<InviteForm>(rules, { firstName: '', lastName: '', email: '', locale: useLocale() });
  const [access, setAccess] = useState(noAccess);
  const [wasSubmitted, setSubmitted] = useState(false);
  const confirmed = useConfirmed();
  const invite = useInvite(confirmed.run);
  const isDirty = form.formState.isDirty || access.roles.length > 0;
  const drawer = useRouteDrawer({ backTo: paths.dashboardAccounts, isDirty });
  const lacksCompany = needsCompany(access) && access.companyId === '';
  const send = form.handleSubmit((values) => {
    if (lacksCompany) return;
    invite.mutate(
      { ...values, ...sentAccess(access) },
      {
        onSuccess: ({ id, email }) => {
          notify({ type: 'success', message: t('invite.sent', { email }) });
          drawer.leave(paths.account(id));
        },
        onError: form.showServerErrors,
      },
    );
  });
  const known = knownAccount(invite.error);
  const isShownInPlace = known !== null || (invite.error instanceof ApiError && invite.error.fields.length > 0);
  return (
    <FormDrawer
      drawer={drawer}
      title={t('invite.title')}
      onSubmit={(event) => {
        setSubmitted(true);
        return send(event);
      }}
      submitLabel={t('invite.send')}
      pending={invite.isPending}
      error={isShownInPlace ? null : invite.error}
    >
      <div role="alert" className="empty:hidden">
        {known !== null && (
          <p className="rounded-control border-2 border-warn px-4 py-3">
            {t('invite.known')} <TextLink to={paths.account(known)}>{t('invite.open')}</TextLink>
          </p>
        )}
      </div>
      <FormSection title={t('invite.person')} text={t('invite.text')}>
        <TextField form={form} name="firstName" label={t('invite.firstName')} required />
        <TextField form={form} name="lastName" label={t('invite.lastName')} required />
        <TextField form={form} name="email" label={t('invite.email')} required type="email" autoCapitalize="none" />
        <Field label={t('invite.language')}>
          <Select {...form.register('locale')}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {t(`languages.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </FormSection>
      <RoleFields
        access={access}
        onChange={setAccess}
        companyError={wasSubmitted && lacksCompany ? t('rolesField.missing') : undefined}
      />
      {confirmed.dialog}
    </FormDrawer>
  );
}

/** Returns the id of the account that already has the email, or null for another error. */
function knownAccount(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'USER_002') return null;
  return (error.data as { id: string } | null)?.id ?? null;
}
