import { useEffect, useState } from 'react';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { whenSettled } from '@/lib/when-settled';

const LoadedLoop = lazyComponent(
  async () => {
    const [{ HeroLoop }] = await Promise.all([import('./loop/hero-loop'), loadNamespaces('replay')]);
    return { default: HeroLoop };
  },
  { isQuiet: true },
);

/** Loads the loop after the page's own resources, so that the picture stays the largest paint. */
export function LateHeroLoop() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return isSettled && <LoadedLoop />;
}
