import type { PlaceImpact } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

interface PlaceTouchedProps {
  impact: PlaceImpact | undefined;
  /** Who waits is written to and waits no longer; else they go on waiting until it is undone. */
  endsWaiting?: boolean;
}

/** What taking a place off the site touches beside its bookings; nothing to say where it touches nothing. */
export function PlaceTouched({ impact, endsWaiting = false }: PlaceTouchedProps) {
  const { t } = useTranslation('arenas');
  if (!impact) return null;
  const touched = (['stockPieces', 'openPickups', 'waiting'] as const).filter((what) => impact[what] > 0);
  if (touched.length === 0) return null;
  return (
    <ul aria-label={t('impact.title')} className="mb-4 flex list-disc flex-col gap-1 pl-5">
      {touched.map((what) => (
        <li key={what}>
          {t(`impact.${what === 'waiting' && endsWaiting ? 'waitingEnds' : what}`, { count: impact[what] })}
        </li>
      ))}
    </ul>
  );
}
