import type { SlotAdminWire } from '@dronesoccer/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useCancelSlot } from '../../api/use-changes';
import { slotText } from '../../model/words';

/**
 * Cancels an unbooked slot after a confirmation, because this cannot be undone. The label is "Delete", because "Cancel"
 * closes the drawer.
 */
export function CancelSlot({ slot, onDone }: { slot: SlotAdminWire; onDone: () => void }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelSlot();
  const name = slotText(slot, locale);
  // Use `mutateAsync`, whose promise settles even if the change unmounts this button.
  const confirm = () =>
    void cancel.mutateAsync(slot.id).then(
      () => {
        setAsking(false);
        notify({ type: 'success', message: t('cancel.done', { slot: name }) });
        onDone();
      },
      () => undefined,
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancel.title')}
        text={t('cancel.text')}
        confirmLabel={t('cancel.action')}
        keepLabel={t('cancel.keep')}
        pending={cancel.isPending}
        error={cancel.error}
        onConfirm={confirm}
      />
    </>
  );
}
