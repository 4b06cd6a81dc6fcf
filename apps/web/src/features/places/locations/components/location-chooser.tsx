import { LocateFixed, MapPin } from 'lucide-react';
import { useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageHeading } from '@/lib/focus-heading';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { locationsQuery } from '../api/queries';
import { useLocationChoice } from '../model/choice';
import { useDetection } from '../model/use-detection';
import { CitySearch } from './city-search';
import { toListItem, PlaceList } from './place-list';
import { ListedPlaces } from './listed-places';

/**
 * The location chooser (spec 2 and 4). If it opened automatically, it covers half of a phone's screen until it is used,
 * does not focus the search box, and returns the focus to the page's heading, because no button opened it.
 */
export function LocationChooser() {
  const { t } = useTranslation('locations');
  const { isOpen, isUnasked, setOpen } = useLocationChoice();
  const search = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('title')}
      description={t('intro')}
      initialFocus={isUnasked ? 'itself' : search}
      finalFocus={isUnasked ? () => pageHeading(document) : undefined}
      tall
      half={isUnasked && !isUsed}
    >
      <Choices search={search} onUse={() => setUsed(true)} />
    </Dialog>
  );
}

/** Mounted only while the dialog is open, and so are its queries (spec 7: skipped unless the modal is open). */
function Choices({ search, onUse }: { search: RefObject<HTMLInputElement | null>; onUse: () => void }) {
  const { t } = useTranslation('locations');
  const { selected, recents, pick } = useLocationChoice();
  const all = useQuery(locationsQuery());
  const { isDetecting, detect } = useDetection();
  // A pressed button also takes the focus. If the chooser grew before the press ends, the button would move away from it.
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) onUse();
  };
  return (
    <div className="flex flex-col gap-6 pt-2" onFocus={focus} onClick={onUse}>
      <CitySearch ref={search} onPick={pick} />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-4">
        <div className="flex min-w-0 items-center gap-3">
          <MapPin aria-hidden className="size-6 shrink-0 text-ice" />
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
        <PlaceList
          title={t('recent')}
          places={recents.map(toListItem)}
          selectedId={selected?.id ?? null}
          onPick={pick}
        />
      )}
      <ListedPlaces all={all} />
    </div>
  );
}
