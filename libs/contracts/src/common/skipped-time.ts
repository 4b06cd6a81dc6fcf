import type { LocalText } from './locales.ts';

/** Refuses a local time that clocks skip when they go forward. */
export const skippedTime: LocalText = {
  en: 'This time does not exist on that day, because clocks go forward: choose another one',
  fr: 'Cette heure n’existe pas ce jour-là, au passage à l’heure avancée\u00a0: choisissez-en une autre',
};
