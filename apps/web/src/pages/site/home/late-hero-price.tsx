import { renderedPart } from '@/features/common/rendered-part';

/** Loaded with the page's open slots. Its space is reserved and stays empty without a price. */
export const LateHeroPrice = renderedPart(async () => ({ default: (await import('./next-slots')).HeroPrice }), {
  placeholder: <p className="min-h-13 max-sm:min-h-20" />,
});
