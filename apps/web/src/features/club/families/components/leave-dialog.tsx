import { useTranslation } from 'react-i18next';
import { headingAfter } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { type LeavingMember, useLeaving } from '../api/use-family-changes';

interface LeaveDialogProps {
  leaving: LeavingMember;
  /** The person or the address, as the dialog names it. */
  name: string;
  onClose: () => void;
}

/** Asks before a person or an invitation leaves the family. */
export function LeaveDialog({ leaving, name, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('families');
  const change = useLeaving(leaving, () => {
    notify({ type: 'success', message: t(`leaving.${leaving.kind}.done`, { name }) });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      finalFocus={() => headingAfter(change)}
      title={t(`leaving.${leaving.kind}.title`, { name })}
      text={t(`leaving.${leaving.kind}.text`)}
      confirmLabel={t(`leaving.${leaving.kind}.confirm`)}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate(leaving)}
    />
  );
}
