import { useEffect, useState } from 'react';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { onFirstNotice } from '@/lib/notify';
import { onFirstUndoable } from '@/lib/notify-undo';

// If the code of the notices cannot be loaded, no notice could report the failure. The notices wait until it loads.
const Toaster = lazyComponent(() => import('@/ui/feedback/toaster'), { isQuiet: true });
const UndoBar = lazyComponent(
  async () => {
    const [bar] = await Promise.all([import('@/ui/feedback/undo-bar'), loadNamespaces('kit')]);
    return bar;
  },
  { isQuiet: true },
);

/** Most visitors never see a toast or undo anything, so the code of each is loaded on first use. */
export function Notices() {
  const hasNotice = useAnnounced(onFirstNotice);
  const hasUndoable = useAnnounced(onFirstUndoable);
  return (
    <>
      {hasNotice && <Toaster />}
      {hasUndoable && <UndoBar />}
    </>
  );
}

/** @param onFirst calls back with the first message, and returns the function that unsubscribes */
function useAnnounced(onFirst: (wake: () => void) => () => void): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => onFirst(() => setDue(true)), [onFirst]);
  return isDue;
}
