import { useEffect, useState } from 'react';
import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';
import { onFirstNotice } from '@/lib/notify';
import { onFirstUndoable } from '@/lib/notify-undo';

// Where the code of the notices cannot be fetched, no notice could say so: they wait for it.
const Toaster = late(() => import('@/ui/feedback/toaster'), { isQuiet: true });
const UndoBar = late(
  async () => {
    const [bar] = await Promise.all([import('@/ui/feedback/undo-bar'), loadAreas('kit')]);
    return bar;
  },
  { isQuiet: true },
);

/** Most visits never see a toast, and most people take nothing back, so that code comes with the first of each. */
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

/** @param onFirst calls back with the first message, and returns how to stop that */
function useAnnounced(onFirst: (wake: () => void) => () => void): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => onFirst(() => setDue(true)), [onFirst]);
  return isDue;
}
