import { late } from '@/lib/late';

/** Comes with the open times of the page; its lines are kept free, and without a price they stay empty. */
export const LateHeroPrice = late(async () => ({ default: (await import('./next-slots')).HeroPrice }), {
  isQuiet: true,
  placeholder: <p className="min-h-13 max-sm:min-h-20" />,
});
