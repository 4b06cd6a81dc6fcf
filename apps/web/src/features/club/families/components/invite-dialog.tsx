import { type ChildWire, userFields } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { TextField } from '@/ui/fields/text-field';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { useInvite } from '../api/use-family-changes';

interface InviteDialogProps {
  /** The child that takes its profile over, or null to invite an adult. */
  child: ChildWire | null;
  onClose: () => void;
}

/** Asks for the email address of an adult or a child, who receives an invitation. */
export function InviteDialog({ child, onClose }: InviteDialogProps) {
  const { t } = useTranslation('families');
  const form = useRuledForm({ email: userFields.email }, { email: '' });
  const inviting = useInvite(() => {
    notify({ type: 'success', message: t('invite.sent') });
    onClose();
  });
  const submit = form.handleSubmit(({ email }) =>
    inviting.mutate({ email, childId: child?.id ?? null }, { onError: form.showServerErrors }),
  );
  return (
    <FormDialog
      open
      width="narrow"
      startsInField
      onClose={onClose}
      title={child ? t('invite.child', { name: child.firstName }) : t('invite.adult')}
      text={t(child ? 'invite.childText' : 'invite.adultText')}
      confirmLabel={t('invite.send')}
      onSubmit={submit}
      pending={inviting.isPending}
      error={inviting.error}
    >
      <TextField form={form} name="email" type="email" inputMode="email" label={t('invite.email')} required />
    </FormDialog>
  );
}
