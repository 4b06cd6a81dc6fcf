import { type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Dialog } from '@/ui/overlays/dialog';
import { type EntryKey, useLeaveWaitlist } from '../../api/waitlist';

interface LeaveWaitlistProps {
  entry: WaitlistEntryWire;
  entryKey: EntryKey;
}

/** Leaves the waitlist after a confirmation. Opening the email's link does not change anything yet. */
export function LeaveWaitlist({ entry, entryKey }: LeaveWaitlistProps) {
  const { t } = useTranslation('waitlist');
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaveWaitlist(entryKey, () => {
    setAsking(false);
    notify({ type: 'success', message: t('leave.done') });
  });
  const isOffered = entry.state === WaitlistState.OFFERED;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t(isOffered ? 'leave.decline' : 'leave.open')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        width="narrow"
        busy={leaving.isPending}
        title={t('leave.title')}
        description={t(isOffered ? 'leave.textOffered' : 'leave.text')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" disabled={leaving.isPending} onClick={() => setAsking(false)}>
              {t('leave.keep')}
            </Button>
            <Button pending={leaving.isPending} onClick={() => leaving.mutate()}>
              {t('leave.confirm')}
            </Button>
          </div>
        }
      >
        <FormAlert>{leaving.error && errorMessage(leaving.error)}</FormAlert>
      </Dialog>
    </>
  );
}
