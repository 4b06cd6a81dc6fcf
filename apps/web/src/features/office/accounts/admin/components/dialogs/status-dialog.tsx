import { accountFields, AccountState, type PersonWire, UserStatus } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { useSetStatus } from '../../api/use-account-changes';

interface StatusDialogProps {
  person: PersonWire;
  onClose: () => void;
}

/** Disables an account, or enables it again, for a reason. */
export function StatusDialog({ person: { id, name, state }, onClose }: StatusDialogProps) {
  const { t } = useTranslation('accounts.admin');
  // The question stays the same if someone else answers it meanwhile.
  const [way] = useState<'enable' | 'disable'>(state === AccountState.CLOSED ? 'enable' : 'disable');
  const form = useRuledForm({ reason: accountFields.accountReason }, { reason: '' });
  const changing = useSetStatus(id, way === 'disable' ? UserStatus.DISABLED : UserStatus.ACTIVE);
  const submit = form.handleSubmit((body) =>
    changing.mutate(body, {
      onSuccess: () => {
        notify({ type: 'success', message: t(`${way}.done`, { name }) });
        onClose();
      },
      onError: form.showServerErrors,
    }),
  );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`${way}.title`, { name })}
      text={t(`${way}.text`)}
      confirmLabel={t(`${way}.confirm`)}
      onSubmit={submit}
      pending={changing.isPending}
      error={changing.error}
      startsInField
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={form.errorOf('reason')} required>
        <Textarea rows={3} maxLength={accountFields.accountReason.max} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
