import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { FormSection } from '@/ui/layout/form-section';
import { useInviteAdmin } from '../api/use-company-changes';
import { emptyPerson, personIn, type PersonForm } from '../model/forms';
import { PersonFields } from './person-fields';

/** Invites another administrator to the company. */
export function InviteForm({ companyId, form }: { companyId: string; form: PersonForm }) {
  const { t } = useTranslation('companies.admin');
  const locale = useLocale();
  const confirmed = useConfirmed();
  const invite = useInviteAdmin(companyId, confirmed.run);
  const submit = form.handleSubmit((values) =>
    invite.mutate(personIn(values), {
      onSuccess: () => {
        form.reset(emptyPerson(locale));
        notify({ type: 'success', message: t('people.sent', { email: values.email }) });
      },
      onError: form.showServerErrors,
    }),
  );
  const isShownInPlace = invite.error instanceof ApiError && invite.error.fields.length > 0;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormSection title={t('people.invite')} text={t('people.inviteText')}>
        <PersonFields form={form} />
      </FormSection>
      <FormAlert>{invite.error && !isShownInPlace && errorMessage(invite.error)}</FormAlert>
      <div>
        <Button type="submit" variant="ice" pending={invite.isPending}>
          {t('people.send')}
        </Button>
      </div>
      {confirmed.dialog}
    </form>
  );
}
