import type { ArenaAdminWire } from '@dronesoccer/contracts';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosePlaceButton } from '@/features/common/admin/place-touched';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { useDeactivateArena } from '../../api/use-changes';

interface DeactivateArenaProps {
  arena: ArenaAdminWire;
  onDone: (standing: ArenaAdminWire) => void;
}

/** Takes an arena off the site, after explaining the effect on bookings. */
export function DeactivateArena({ arena, onDone }: DeactivateArenaProps) {
  const { t } = useTranslation('arenas.admin');
  const name = arena.name[useLocale()];
  return (
    <ClosePlaceButton
      place={{ arenaId: arena.id }}
      endsWaiting
      icon={EyeOff}
      label={t('deactivate.action')}
      title={t('deactivate.title', { name })}
      text={t('deactivate.text')}
      confirmLabel={t('deactivate.confirm')}
      change={useDeactivateArena()}
      input={arena.id}
      onDone={(standing) => {
        notify({ type: 'success', message: t('deactivate.done', { name }) });
        onDone(standing);
      }}
    />
  );
}
