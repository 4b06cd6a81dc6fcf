import type { SlotAdminWire } from '@dronesoccer/contracts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useCancelSlot } from '../../api/use-changes';
import { slotText } from '../../model/words';

/**
 * Cancels an unbooked slot after a confirmation, because this cannot be undone. The label is "Delete", because "Cancel"
 * closes the drawer.
 */
export function CancelSlot({ slot, onDone }: { slot: SlotAdminWire; onDone: () => void }) {
  const { t } = useTranslation('slots.admin');
  const name = slotText(slot, useLocale());
  return (
    <ConfirmButton
      icon={Trash2}
      label={t('cancel.action')}
      title={t('cancel.title')}
      text={t('cancel.text')}
      keepLabel={t('cancel.keep')}
      change={useCancelSlot()}
      input={slot.id}
      onDone={() => {
        notify({ type: 'success', message: t('cancel.done', { slot: name }) });
        onDone();
      }}
    />
  );
}
