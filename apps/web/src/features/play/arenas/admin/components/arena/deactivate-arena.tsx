import type { ArenaAdminWire } from '@dronesoccer/contracts';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceImpactSummary } from '@/features/common/admin/place-touched';
import { usePlaceImpact } from '@/features/common/admin/use-touched';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useDeactivateArena } from '../../api/use-changes';

interface DeactivateArenaProps {
  arena: ArenaAdminWire;
  onDone: (standing: ArenaAdminWire) => void;
}

/** Takes an arena off the site, after explaining the effect on bookings. */
export function DeactivateArena({ arena, onDone }: DeactivateArenaProps) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const deactivate = useDeactivateArena();
  const touched = usePlaceImpact({ arenaId: arena.id }, isAsking);
  const name = arena.name[locale];
  // Use `mutateAsync`, whose promise settles even if the change unmounts this button.
  const confirm = () =>
    void deactivate.mutateAsync(arena.id).then(
      (standing) => {
        setAsking(false);
        notify({ type: 'success', message: t('deactivate.done', { name }) });
        onDone(standing);
      },
      () => undefined,
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <EyeOff aria-hidden className="size-5" />
        {t('deactivate.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deactivate.title', { name })}
        text={t('deactivate.text')}
        confirmLabel={t('deactivate.confirm')}
        pending={deactivate.isPending}
        error={deactivate.error}
        disabled={!touched.isKnown}
        onConfirm={confirm}
      >
        {isAsking && <PlaceImpactSummary touched={touched} endsWaiting />}
      </ConfirmDialog>
    </>
  );
}
