import { useEffect, useState, type ComponentType } from 'react';
import { loadAreas } from '@/lib/i18n/i18n';
import { onFirstNotice } from '@/lib/notify';
import { onFirstUndoable } from '@/lib/notify-undo';

/** Most visits never see a toast, and most people take nothing back, so that code comes with the first of each. */
export function Notices() {
  return (
    <>
      <WhenDue announced={onFirstNotice} load={loadToaster} />
      <WhenDue announced={onFirstUndoable} load={loadUndoBar} />
    </>
  );
}

const loadToaster = () => import('@/ui/feedback/toaster');

async function loadUndoBar() {
  const [bar] = await Promise.all([import('@/ui/feedback/undo-bar'), loadAreas('kit')]);
  return bar;
}

interface WhenDueProps {
  /** Calls back when it is first due, and returns how to stop that. */
  announced: (due: () => void) => () => void;
  load: () => Promise<{ default: ComponentType }>;
}

/** What is fetched when it is first due; where it cannot be, the next time tries again. */
function WhenDue({ announced, load }: WhenDueProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      announced(() => {
        load().then(
          ({ default: Component }) => setLoaded(() => Component),
          () => undefined,
        );
      }),
    [announced, load],
  );
  return Loaded && <Loaded />;
}
