import { lazy, Suspense, useEffect, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/lib/session/use-session';
import { addressesQuery } from '../api/queries';
import { useLocationChoice } from '../model/choice';
import { wasClosed } from '../model/closing';
import { asksForPlace, mayInterrupt, whenIdle } from '../model/when-idle';
import { loadChooser } from './load-chooser';

const LocationChooser = lazy(loadChooser);

/**
 * Hosts the chooser on all pages with a header. If no coordinates are stored, the chooser opens automatically (spec 2):
 * once per session, on pages that depend on a place, when the visitor is idle.
 */
export function LocationChooserHost() {
  const isOpen = useLocationChoice((choice) => choice.isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isAsking = asksForPlace(useLocation().pathname);
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  useEffect(
    () => (isAsking ? whenIdle(() => void openIfWanted(client, isSignedIn)) : undefined),
    [isAsking, client, isSignedIn],
  );
  return <Suspense fallback={null}>{wasOpened && <LocationChooser />}</Suspense>;
}

async function openIfWanted(client: QueryClient, isSignedIn: boolean): Promise<void> {
  const isWanted = () => useLocationChoice.getState().coordinates === null && !wasClosed();
  if (!isWanted()) return;
  try {
    // A member's default address is an earlier choice.
    if (isSignedIn && (await client.fetchQuery(addressesQuery())).some(({ isDefault }) => isDefault)) return;
    await loadChooser();
  } catch {
    // If the code or the addresses fail to load, the chooser stays closed. Its button loads the code again.
    return;
  }
  if (isWanted() && mayInterrupt()) useLocationChoice.getState().openUnasked();
}
