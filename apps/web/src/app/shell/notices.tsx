import { lazy, Suspense, useEffect, useState } from 'react';
import { loadAreas } from '@/lib/i18n/i18n';
import { onFirstNotice } from '@/lib/notify';
import { onFirstUndoable } from '@/lib/notify-undo';

const Toaster = lazy(() => import('@/ui/feedback/toaster'));
const UndoBar = lazy(async () => {
  const [bar] = await Promise.all([import('@/ui/feedback/undo-bar'), loadAreas('kit')]);
  return bar;
});

/** Most visits never see a toast, and most people take nothing back, so that code comes with the first of each. */
export function Notices() {
  const [hasNotice, setHasNotice] = useState(false);
  const [hasUndoable, setHasUndoable] = useState(false);
  useEffect(() => onFirstNotice(() => setHasNotice(true)), []);
  useEffect(() => onFirstUndoable(() => setHasUndoable(true)), []);
  return (
    <>
      <Suspense fallback={null}>{hasNotice && <Toaster />}</Suspense>
      <Suspense fallback={null}>{hasUndoable && <UndoBar />}</Suspense>
    </>
  );
}
