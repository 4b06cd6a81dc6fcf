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
import { citiesOf, firstForReader, provinceAt, toChosenLocation } from '../model/places';
import { toListItem, PlaceList } from './place-list';

/**
 * Lists the nearby locations if the position is known and there are any, otherwise all locations, popular ones first.
 * The cities follow if they add information: after nearby locations, or if a city has several locations.
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

  // A failed nearby search hides the lists (spec 8).
  if (nearby.isError || places?.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  if (nearby.isLoading) return <PlacesLoading label={t('loading')} />;
  if (!places) {
    if (!all.isError) return <PlacesLoading label={t('loading')} />;
    return <ErrorState error={all.error} onRetry={() => void all.refetch()} retrying={all.isFetching} />;
  }
  const choosing = { selectedId: selected?.id ?? null, onPick: (place: LocationWire) => pick(toChosenLocation(place)) };
  return (
    <>
      <PlaceList title={t(isNearby ? 'nearby' : 'popular')} places={places.map(toListItem)} {...choosing} />
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

/** Loads the locations near the known position. Each failed attempt shows a toast. */
function useNearby(): UseQueryResult<LocationWire[]> {
  const { t } = useTranslation('locations');
  const { isOpen, coordinates } = useLocationChoice();
  const nearby = useQuery({
    ...nearbyQuery(coordinates ?? { latitude: '', longitude: '' }),
    // Disabled while the chooser closes, because picking a place has just changed the coordinates.
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
