import type { LocationWire } from '@dronesoccer/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { nearbyQuery } from '../api/queries';
import { useLocationChoice } from '../model/choice';
import { citiesOf, firstForReader, provinceAt, toChosen } from '../model/places';
import { listed, PlaceList } from './place-list';

/**
 * What is near when a position is known and something is; else every location, the popular ones first. The cities follow
 * where they say more than that list: beside what is near, or where a city has several locations.
 */
export function ListedPlaces({ all }: { all: UseQueryResult<LocationWire[]> }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { selected, coordinates, pick } = useLocationChoice();
  const nearby = useNearby();
  const isNearby = Boolean(nearby.data?.length);
  const reader = { locale, province: provinceAt(all.data ?? [], coordinates) };
  const popular = all.data && firstForReader(all.data, ({ province }) => province, reader);
  const places = isNearby ? nearby.data : popular;

  const cities = citiesOf(popular ?? []);

  // A failed nearby search clears the lists (spec 8).
  if (nearby.isError || places?.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  if (nearby.isLoading) return <PlacesLoading label={t('loading')} />;
  if (!places) {
    if (!all.isError) return <PlacesLoading label={t('loading')} />;
    return <ErrorState error={all.error} onRetry={() => void all.refetch()} retrying={all.isFetching} />;
  }
  const choosing = { selectedId: selected?.id ?? null, onPick: (place: LocationWire) => pick(toChosen(place)) };
  return (
    <>
      <PlaceList title={t(isNearby ? 'nearby' : 'popular')} places={places.map(listed)} {...choosing} />
      {(isNearby ? cities.length > 0 : cities.length < places.length) && (
        <PlaceList
          title={t('popularCities')}
          places={cities.map(({ place, count }) => ({
            place,
            name: `${place.city}, ${place.province}`,
            detail: t('places', { count }),
          }))}
          {...choosing}
        />
      )}
    </>
  );
}

/** What is within the radius of the known position; its failure is said once each time it is asked for. */
function useNearby(): UseQueryResult<LocationWire[]> {
  const { t } = useTranslation('locations');
  const { isOpen, coordinates } = useLocationChoice();
  const nearby = useQuery({
    ...nearbyQuery(coordinates ?? { latitude: '', longitude: '' }),
    // Not for the moment it takes to close: picking has just moved the coordinates.
    enabled: isOpen && coordinates !== null,
  });
  const hasFailed = nearby.isError && !nearby.isFetching;
  useEffect(() => {
    if (hasFailed) notify({ type: 'danger', message: t('nearbyFailed') });
  }, [hasFailed, t]);
  return nearby;
}

function PlacesLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </Loading>
  );
}
