import { ArenaClass, isDay } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ArenaList, ArenaMap, arenasQuery, aroundPlace, mapPlacesOf } from '@/features/site/arenas';
import { useLocationChoice } from '@/features/site/locations';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Input } from '@/ui/fields/input';
import { PageTitle } from './parts/page-title';

const classes = [
  { value: 20, wire: ArenaClass.CLASS_20 },
  { value: 40, wire: ArenaClass.CLASS_40 },
] as const;

/** Where one can fly: a map and a list of the same arenas, the nearest to the chosen place first. */
export default function ArenasPage() {
  const { t } = useTranslation('arena');
  const [query, setQuery] = useSearchParams();
  const { selected, coordinates, setOpen } = useLocationChoice();
  const chosenClass = classes.find(({ value }) => String(value) === query.get('class'));
  const day = isDay(query.get('day') ?? '') ? query.get('day') : null;
  const freeThisWeek = query.has('free');
  const list = useQuery(arenasQuery({ class: chosenClass?.wire, from: coordinates, day, freeThisWeek }));
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
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
          <div className="flex flex-wrap items-center gap-3">
            <div role="group" aria-label={t('classFilter')} className="flex gap-2">
              {classes.map(({ value }) => (
                <Button
                  key={value}
                  variant={value === chosenClass?.value ? 'ice' : 'outline'}
                  aria-pressed={value === chosenClass?.value}
                  onClick={() => change('class', value === chosenClass?.value ? null : String(value))}
                >
                  {t(value === 20 ? 'class20' : 'class40')}
                </Button>
              ))}
            </div>
            <Button variant="outline" onClick={() => setOpen(true)}>
              <MapPin aria-hidden className="size-5" />
              {coordinates ? t('near', { city: selected?.city ?? t('you') }) : t('choosePlace')}
            </Button>
            <Button
              variant={freeThisWeek ? 'ice' : 'outline'}
              aria-pressed={freeThisWeek}
              onClick={() => change('free', freeThisWeek ? null : 'week')}
            >
              {t('freeThisWeek')}
            </Button>
            <label className="flex items-center gap-2.5 font-semibold">
              {t('day')}
              <Input
                type="date"
                value={day ?? ''}
                className="min-h-11 w-auto py-1.5"
                onChange={({ target }) => change('day', target.value || null)}
              />
            </label>
          </div>
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
