import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ArenaList, ArenaMap, arenasQuery, aroundPlace, mapPlacesOf } from '@/features/site/arenas';
import { useLocationChoice } from '@/features/site/locations';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ArenaFilters } from './parts/arena-filters';
import { PageTitle } from './parts/page-title';
import { wantedArenas } from './parts/wanted-arenas';

/** Where one can fly: a map and a list of the same arenas, the nearest to the chosen place first. */
export default function ArenasPage() {
  const { t } = useTranslation('arena');
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const coordinates = useLocationChoice((choice) => choice.coordinates);
  const wanted = wantedArenas(query);
  const list = useQuery(arenasQuery({ ...wanted, from: coordinates }));
  const change = (name: string, value: string | null) =>
    changeQuery((next) => (value === null ? next.delete(name) : next.set(name, value)), { replace: true });
  const all = list.data?.items ?? [];
  const places = mapPlacesOf(all);
  const around = aroundPlace(places, query.get('around'));
  const arenas = around ? all.filter(({ location }) => around.locationIds.includes(location.id)) : all;
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="page-width grid grid-cols-1 items-start gap-x-12 gap-y-8 pb-24 lg:grid-cols-[1.1fr_1fr]">
        <div className="lg:sticky lg:top-24">
          <ArenaMap places={places} chosen={around?.id ?? null} onChoose={(id) => change('around', id)} />
        </div>
        <div className="flex flex-col gap-5">
          <ArenaFilters wanted={wanted} onChange={change} />
          <div role="status" className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            {list.data && (
              <p className="text-muted">
                {around
                  ? t('countAround', { count: arenas.length, city: around.city })
                  : t('count', { count: arenas.length })}
              </p>
            )}
            {around && (
              <Button variant="quiet" onClick={() => change('around', null)}>
                {t('showAll')}
              </Button>
            )}
          </div>
          {list.error && !list.data ? (
            <ErrorState error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
          ) : list.data === undefined ? (
            <ListSkeleton />
          ) : arenas.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <ArenaList arenas={arenas} />
          )}
        </div>
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-80" />
      ))}
    </div>
  );
}
