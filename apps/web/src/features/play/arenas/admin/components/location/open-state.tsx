import type { LocationAdminWire } from '@dronesoccer/contracts';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosePlaceButton } from '@/features/common/admin/place-touched';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import { useCloseLocation, useReopenLocation } from '../../api/use-changes';

interface OpenStateProps {
  location: LocationAdminWire;
  onDone: (standing: LocationAdminWire) => void;
}

/** Closes a location, after explaining the consequences, or reopens it. */
export function OpenState({ location: { id, names, isActive }, onDone }: OpenStateProps) {
  const { t } = useTranslation('arenas.admin');
  const name = names[useLocale()];
  const close = useCloseLocation();
  const reopen = useReopenLocation();
  // Use `mutateAsync`: the button and the drawer may be gone when the user presses Undo.
  const open = () =>
    reopen.mutateAsync(id).then((standing) => {
      notify({ type: 'success', message: t('locations.close.reopened', { name }) });
      return standing;
    });
  const reversal = (
    <Button variant="quiet" pending={reopen.isPending} onClick={() => void open().then(onDone, () => undefined)}>
      <DoorOpen aria-hidden className="size-5" />
      {t('locations.close.reopen')}
    </Button>
  );
  return (
    <ClosePlaceButton
      place={{ locationId: id }}
      icon={DoorClosed}
      label={t('locations.close.action')}
      title={t('locations.close.title', { name })}
      text={t('locations.close.text')}
      confirmLabel={t('locations.close.confirm')}
      change={close}
      input={id}
      reversal={isActive ? undefined : reversal}
      onDone={(standing) => {
        notifyUndo(t('locations.close.done', { name }), () => void open().catch(() => undefined));
        onDone(standing);
      }}
    />
  );
}
