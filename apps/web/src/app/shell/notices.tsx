import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from '@/lib/notify';

const Toaster = lazy(() => import('@/ui/feedback/toaster'));

/** Most visits never see a toast, so their code comes with the first one. */
export function Notices() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return <Suspense fallback={null}>{isNeeded && <Toaster />}</Suspense>;
}
