import type { PersonWire } from '@dronesoccer/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';
import { FormAlert } from '@/ui/feedback/form-alert';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { isChangedMeanwhile, useSetRoles } from '../../api/use-account-changes';
import { accessOf, isSameAccess, needsCompany, rolesBody } from '../../model/account';
import { RoleNames } from '../account-badges';
import { RoleFields } from '../role-fields';

interface RolesDialogProps {
  person: PersonWire;
  onClose: () => void;
}

/**
 * Changes a person's roles. If someone else changed them since the dialog opened, it shows the current ones and keeps
 * the choice, which the administrator may save again.
 */
export function RolesDialog({ person, onClose }: RolesDialogProps) {
  const { t } = useTranslation('accounts.admin');
  const { user } = useSession();
  // The access that the administrator saw. After a conflict, it is the current one.
  const [seen, setSeen] = useState(() => accessOf(person));
  const [access, setAccess] = useState(seen);
  const [wasSubmitted, setSubmitted] = useState(false);
  const confirmed = useConfirmed();
  const saving = useSetRoles(person.id, confirmed.run);
  const lacksCompany = needsCompany(access) && access.companyId === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (lacksCompany) return;
    saving.mutate(rolesBody(seen, access), {
      onSuccess: ({ name }) => {
        notify({ type: 'success', message: t('rolesDialog.done', { name }) });
        onClose();
      },
      onError: (error) => {
        if (isChangedMeanwhile(error)) setSeen(accessOf(error.data as PersonWire));
      },
    });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('rolesDialog.title', { name: person.name })}
      text={t(user?.id === person.id ? 'rolesDialog.self' : 'rolesDialog.text')}
      confirmLabel={t('rolesDialog.save')}
      onSubmit={submit}
      pending={saving.isPending}
      disabled={isSameAccess(seen, access)}
      failure={
        <FormAlert>
          {saving.error && (
            <>
              {errorMessage(saving.error)}
              {isChangedMeanwhile(saving.error) && (
                <span className="block">
                  {t('rolesDialog.now')} <RoleNames roles={person.roles} />
                </span>
              )}
            </>
          )}
        </FormAlert>
      }
    >
      <RoleFields
        access={access}
        onChange={setAccess}
        company={person.company}
        companyError={wasSubmitted && lacksCompany ? t('rolesField.missing') : undefined}
      />
      {confirmed.dialog}
    </FormDialog>
  );
}
