import type { LocationWire } from '@dronesoccer/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { LocateFixed, MapPin } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { locationsQuery, nearbyQuery } from '../api/queries';
import { useLocationChoice } from '../model/choice';
import { toChosen } from '../model/places';
import { useDetection } from '../model/use-detection';
import { CitySearch } from './city-search';
import { PlaceList } from './place-list';

/** The location chooser (spec 2 and 4). */
export function LocationChooser() {
  const { t } = useTranslation('locations');
  const { isOpen, setOpen } = useLocationChoice();
  const search = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title={t('title')} description={t('intro')} initialFocus={search} tall>
      <Choices search={search} />
    </Dialog>
  );
}

/** In the page only while the dialog is, and so are its queries (spec 7: skipped unless the modal is open). */
function Choices({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('locations');
  const { selected, recents, pick } = useLocationChoice();
  const all = useQuery(locationsQuery());
  const { isDetecting, hasFailed, detect } = useDetection();
  return (
    <div className="flex flex-col gap-6 pt-2">
      <CitySearch ref={search} places={all.data} onPick={(place) => pick(toChosen(place))} />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-4">
        <div className="flex min-w-0 items-center gap-3">
          <MapPin aria-hidden className="size-6 shrink-0 text-red" />
          <div className="min-w-0">
            <p className="text-sm text-muted">{t('current')}</p>
            <p className="font-bold">{selected?.city ?? t('notDetected')}</p>
          </div>
        </div>
        <Button variant="ice" pending={isDetecting} onClick={() => void detect()}>
          {!isDetecting && <LocateFixed aria-hidden className="size-5" />}
          {isDetecting ? t('detecting') : t('detect')}
        </Button>
      </div>
      {recents.length > 0 && (
        <PlaceList title={t('recent')} places={recents} selectedId={selected?.id ?? null} onPick={pick} />
      )}
      {/* A failed nearby search clears the lists (spec 8). */}
      {hasFailed ? <NoPlaces /> : <ListedPlaces all={all} />}
    </div>
  );
}

/** What is near when a position is known and something is; else every location. */
function ListedPlaces({ all }: { all: UseQueryResult<LocationWire[]> }) {
  const { t } = useTranslation('locations');
  const { isOpen, selected, coordinates, pick } = useLocationChoice();
  const nearby = useQuery({
    ...nearbyQuery(coordinates ?? { latitude: '', longitude: '' }),
    // Not for the moment it takes to close: picking has just moved the coordinates.
    enabled: isOpen && coordinates !== null,
  });
  const isNearby = Boolean(nearby.data?.length);
  const places = isNearby ? nearby.data : all.data;
  if (places?.length === 0) return <NoPlaces />;
  if (places) {
    return (
      <PlaceList
        title={t(isNearby ? 'nearby' : 'popular')}
        places={places}
        selectedId={selected?.id ?? null}
        onPick={(place) => pick(toChosen(place))}
      />
    );
  }
  if (all.isError) return <ErrorState error={all.error} onRetry={() => void all.refetch()} retrying={all.isFetching} />;
  return <PlacesLoading label={t('loading')} />;
}

function NoPlaces() {
  const { t } = useTranslation('locations');
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
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
