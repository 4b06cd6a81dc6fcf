import type { PersonWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useResetTwoStep } from '../../api/use-account-changes';

interface ResetTwoStepDialogProps {
  person: PersonWire;
  onClose: () => void;
}

/** Turns off the two-step login of a person who has lost the phone and the recovery codes. */
export function ResetTwoStepDialog({ person: { id, name }, onClose }: ResetTwoStepDialogProps) {
  const { t } = useTranslation('accounts.admin');
  const confirmed = useConfirmed();
  const resetting = useResetTwoStep(id, confirmed.run);
  const confirm = () =>
    resetting.mutate(undefined, {
      onSuccess: () => {
        notify({ type: 'success', message: t('resetTwoStep.done', { name }) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('resetTwoStep.title', { name })}
      text={t('resetTwoStep.text')}
      confirmLabel={t('resetTwoStep.confirm')}
      pending={resetting.isPending}
      error={resetting.error}
      onConfirm={confirm}
    >
      {confirmed.dialog}
    </ConfirmDialog>
  );
}
