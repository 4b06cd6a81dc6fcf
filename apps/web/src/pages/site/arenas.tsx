import { useQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ArenaList, ArenaMap, arenasQuery, aroundPlace, mapPlacesOf } from '@/features/play/arenas';
import { nextOfEachQuery, NextTime } from '@/features/play/bookings';
import { CitySearch, firstForReader, useLocationChoice } from '@/features/places/locations';
import { useLocale } from '@/lib/i18n/use-locale';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ArenaFilters } from './parts/arena-filters';
import { PageTitle } from './parts/page-title';
import { parseArenaFilters } from './parts/wanted-arenas';

/** The arenas on a map and in a list, nearest to the chosen place first. */
export default function ArenasPage() {
  const { t } = useTranslation('arenas');
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const locale = useLocale();
  const { coordinates, pick } = useLocationChoice();
  const filters = parseArenaFilters(query);
  const list = useQuery(arenasQuery({ ...filters, from: coordinates }));
  const change = (name: string, value: string | null) =>
    changeQuery((next) => (value === null ? next.delete(name) : next.set(name, value)), { replace: true });
  const next = useQuery(nextOfEachQuery());
  const nextSlots = new Map(next.data?.map((slot) => [slot.arenaId, slot]));
  const listed = list.data?.items ?? [];
  // The order depends on the distance or, without a position, on the visitor's language.
  const all = coordinates
    ? listed
    : firstForReader(listed, ({ location }) => location.province, { locale, province: null });
  const places = mapPlacesOf(all);
  const around = aroundPlace(places, query.get('around'));
  const arenas = around ? all.filter(({ location }) => around.locationIds.includes(location.id)) : all;
  const hasFailed = list.error !== null && !list.data;
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="page-width flex flex-col gap-6 pb-24">
        <div className="max-w-2xl">
          <CitySearch label={t('search')} onPick={pick} />
        </div>
        {hasFailed ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : (
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[1fr_1.35fr]">
            <FoldedMap>
              <ArenaMap places={places} chosen={around?.id ?? null} onChoose={(id) => change('around', id)} />
            </FoldedMap>
            <div className="flex flex-col gap-5">
              <ArenaFilters wanted={filters} onChange={change} />
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
              {list.data === undefined ? (
                <ListSkeleton />
              ) : arenas.length === 0 ? (
                <EmptyState title={t('none')} text={t('noneText')} />
              ) : (
                <ArenaList arenas={arenas} nextOf={(id) => next.data && <NextTime slot={nextSlots.get(id)} />} />
              )}
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** A map beside the list. On a phone it is collapsed, so that the list comes first. */
function FoldedMap({ children }: { children: ReactNode }) {
  const { t } = useTranslation('arenas');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="lg:sticky lg:top-24">
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        className="lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <MapIcon aria-hidden className="size-5" />
        {t(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      <div id={id} className={isOpen ? 'max-lg:pt-4' : 'max-lg:hidden'}>
        {children}
      </div>
    </div>
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
