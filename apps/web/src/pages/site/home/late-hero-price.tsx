import { late } from '@/lib/late';

/** Comes with the open times of the page; its line is kept free, and without a price it stays empty. */
export const LateHeroPrice = late(async () => ({ default: (await import('./next-slots')).HeroPrice }), {
  isQuiet: true,
  placeholder: <p className="min-h-7" />,
});
