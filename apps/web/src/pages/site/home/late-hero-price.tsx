import { lazyComponent } from '@/lib/late';

/** Loaded with the page's open slots. Its space is reserved and stays empty without a price. */
export const LateHeroPrice = lazyComponent(async () => ({ default: (await import('./next-slots')).HeroPrice }), {
  isQuiet: true,
  placeholder: <p className="min-h-13 max-sm:min-h-20" />,
});
