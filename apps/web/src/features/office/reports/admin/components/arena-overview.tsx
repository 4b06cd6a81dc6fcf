import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type PeriodAndPlace, periodOf, periodSearch, placeOf } from '../model/period';
import { Activity, PlaceFilter } from './activity';
import { Attention } from './attention';
import { PeriodPicker } from './period-picker';

/** The overview of administrators who do not run the shop: their arenas, and what waits for them. */
export function ArenaOverview() {
  const { t } = useTranslation('reports.admin');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [period, locationId] = [periodOf(search), placeOf(search)];
  const show = (next: PeriodAndPlace) => void navigate({ search: periodSearch(next) }, { preventScrollReset: true });
  return (
    <section aria-label={t('activity.title')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <PeriodPicker value={period} onChange={(next) => show({ ...next, locationId })} />
        <PlaceFilter locationId={locationId} onChange={(next) => show({ ...period, locationId: next })} />
      </div>
      <Activity query={{ ...period, ...(locationId !== undefined && { locationId }) }} />
      <Attention />
    </section>
  );
}
