import type { PersonWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useEndSessions } from '../../api/use-account-changes';

interface EndSessionsDialogProps {
  person: PersonWire;
  onClose: () => void;
}

/** Logs a person out on every device. */
export function EndSessionsDialog({ person: { id, name }, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation('accounts.admin');
  const ending = useEndSessions(id);
  const confirm = () =>
    ending.mutate(undefined, {
      onSuccess: () => {
        notify({ type: 'success', message: t('endSessions.done', { name }) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('endSessions.title', { name })}
      text={t('endSessions.text')}
      confirmLabel={t('endSessions.confirm')}
      pending={ending.isPending}
      error={ending.error}
      onConfirm={confirm}
    />
  );
}
