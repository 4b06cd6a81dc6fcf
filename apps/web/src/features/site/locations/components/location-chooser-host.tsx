import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocationChoice } from '../model/choice';
import { wasClosed } from '../model/closing';
import { asksForPlace, mayInterrupt, whenIdle } from '../model/when-idle';
import { loadChooser } from './load-chooser';

const LocationChooser = lazy(loadChooser);

/**
 * Holds the chooser for all pages with a header. When no coordinates are stored it opens without being asked (spec 2),
 * on the pages that need a place, at a quiet moment, and once a session.
 */
export function LocationChooserHost() {
  const isOpen = useLocationChoice((choice) => choice.isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isAsking = asksForPlace(useLocation().pathname);
  useEffect(() => (isAsking ? whenIdle(() => void openIfWanted()) : undefined), [isAsking]);
  return <Suspense fallback={null}>{wasOpened && <LocationChooser />}</Suspense>;
}

async function openIfWanted(): Promise<void> {
  const isWanted = () => useLocationChoice.getState().coordinates === null && !wasClosed();
  if (!isWanted()) return;
  try {
    await loadChooser();
  } catch {
    // Without its code it stays closed; its button asks for the code again.
    return;
  }
  if (isWanted() && mayInterrupt()) useLocationChoice.getState().openUnasked();
}
