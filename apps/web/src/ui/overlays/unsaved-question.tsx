import { useTranslation } from 'react-i18next';
import type { LeaveGuard } from '@/lib/forms/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';

/** "Leave without saving?": rendered by every component with a leave guard. */
export function UnsavedQuestion({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('kit');
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      keepLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      onConfirm={guard.leave}
    />
  );
}
