import { type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { type EntryKey, useLeaveWaitlist } from '../../api/waitlist';

interface LeaveWaitlistProps {
  entry: WaitlistEntryWire;
  entryKey: EntryKey;
}

/** Leaves the waitlist after a confirmation. Opening the email's link does not change anything yet. */
export function LeaveWaitlist({ entry, entryKey }: LeaveWaitlistProps) {
  const { t } = useTranslation('waitlist');
  const isOffered = entry.state === WaitlistState.OFFERED;
  return (
    <ConfirmButton
      variant="outline"
      label={t(isOffered ? 'leave.decline' : 'leave.open')}
      title={t('leave.title')}
      text={t(isOffered ? 'leave.textOffered' : 'leave.text')}
      confirmLabel={t('leave.confirm')}
      keepLabel={t('leave.keep')}
      change={useLeaveWaitlist(entryKey)}
      input={undefined}
      onDone={() => notify({ type: 'success', message: t('leave.done') })}
    />
  );
}
