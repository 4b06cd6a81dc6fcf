import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';

/** As high as the four cards, so that nothing below moves when they come. */
export const nextSlotsRoom = 'min-h-[80rem] sm:min-h-[54rem] lg:min-h-[40rem]';

/** Code, texts and times come when the page is scrolled to them; no one asked for them, so a failure is not announced. */
export const LateNextSlots = late(
  async () => {
    const [part] = await Promise.all([import('./next-slots'), loadAreas('slot')]);
    return part;
  },
  { isQuiet: true, placeholder: <div className={nextSlotsRoom} /> },
);
