import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadAreas } from '@/lib/i18n/i18n';
import { onFirstNotice } from '@/lib/notify';
import { onFirstUndoable } from '@/lib/notify-undo';

/** Most visits never see a toast, and most people take nothing back, so that code comes with the first of each. */
export function Notices() {
  const Toaster = useOnce(onFirstNotice, () => import('@/ui/feedback/toaster'));
  const UndoBar = useOnce(onFirstUndoable, loadUndoBar);
  return (
    <>
      {Toaster && <Toaster />}
      {UndoBar && <UndoBar />}
    </>
  );
}

async function loadUndoBar() {
  const [bar] = await Promise.all([import('@/ui/feedback/undo-bar'), loadAreas('kit')]);
  return bar;
}

/** A component that is fetched when it is first due; where it cannot be, the next time tries again. */
function useOnce(
  whenDue: (load: () => void) => () => void,
  load: () => Promise<{ default: ComponentType }>,
): ComponentType | null {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const fetchIt = useEffectEvent(() => {
    load().then(
      ({ default: Component }) => setLoaded(() => Component),
      () => undefined,
    );
  });
  useEffect(() => whenDue(() => fetchIt()), [whenDue]);
  return Loaded;
}
