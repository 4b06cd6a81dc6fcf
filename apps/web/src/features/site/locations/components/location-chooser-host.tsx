import { lazy, Suspense, useEffect, useState } from 'react';
import { loadAreas } from '@/lib/i18n/i18n';
import { useLocationChoice } from '../model/choice';

// The chooser's code comes when it is first opened, together with its texts.
const LocationChooser = lazy(async () => {
  const [{ LocationChooser: Chooser }] = await Promise.all([import('./location-chooser'), loadAreas('locations')]);
  return { default: Chooser };
});

/** Holds the chooser for all pages with a header, and opens it when no coordinates are stored (spec 2). */
export function LocationChooserHost() {
  const isOpen = useLocationChoice((choice) => choice.isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const { coordinates, setOpen } = useLocationChoice.getState();
    if (!coordinates) setOpen(true);
  }, []);
  return <Suspense fallback={null}>{wasOpened && <LocationChooser />}</Suspense>;
}
