import { useEffect, useState, type ComponentType } from 'react';
import { onFirstNotice } from '@/lib/notify';

/** Most visits never see a toast, so their code comes with the first one; where it cannot, the next one tries again. */
export function Notices() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onFirstNotice(() => {
        import('@/ui/feedback/toaster').then(
          ({ default: Loaded }) => setToaster(() => Loaded),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
