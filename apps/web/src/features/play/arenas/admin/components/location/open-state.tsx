import type { LocationAdminWire } from '@dronesoccer/contracts';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceImpactSummary } from '@/features/common/admin/place-touched';
import { usePlaceImpact } from '@/features/common/admin/use-touched';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useCloseLocation, useReopenLocation } from '../../api/use-changes';

interface OpenStateProps {
  location: LocationAdminWire;
  onDone: (standing: LocationAdminWire) => void;
}

/** Closes a location, after explaining the consequences, or reopens it. */
export function OpenState({ location: { id, names, isActive }, onDone }: OpenStateProps) {
  const { t } = useTranslation('arenas.admin');
  const name = names[useLocale()];
  const [isAsking, setAsking] = useState(false);
  const close = useCloseLocation();
  const reopen = useReopenLocation();
  const touched = usePlaceImpact({ locationId: id }, isAsking);
  // Use `mutateAsync`: the button and the drawer may be gone when the user presses Undo.
  const open = () =>
    reopen.mutateAsync(id).then((standing) => {
      notify({ type: 'success', message: t('locations.close.reopened', { name }) });
      return standing;
    });
  const confirm = () =>
    close.mutate(id, {
      onSuccess: (standing) => {
        setAsking(false);
        notifyUndo(t('locations.close.done', { name }), () => void open().catch(() => undefined));
        onDone(standing);
      },
    });
  return (
    <>
      {isActive ? (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <DoorClosed aria-hidden className="size-5" />
          {t('locations.close.action')}
        </Button>
      ) : (
        <Button variant="quiet" pending={reopen.isPending} onClick={() => void open().then(onDone, () => undefined)}>
          <DoorOpen aria-hidden className="size-5" />
          {t('locations.close.reopen')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('locations.close.title', { name })}
        text={t('locations.close.text')}
        confirmLabel={t('locations.close.confirm')}
        pending={close.isPending}
        error={close.error}
        disabled={!touched.isKnown}
        onConfirm={confirm}
      >
        {isAsking && <PlaceImpactSummary touched={touched} />}
      </ConfirmDialog>
    </>
  );
}
