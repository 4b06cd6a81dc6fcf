import { ArenaClass } from '@dronesoccer/contracts';

/** The title of a tournament of each class. */
export const tournament = {
  en: { [ArenaClass.CLASS_20]: 'Class 20 tournament', [ArenaClass.CLASS_40]: 'Class 40 tournament' },
  fr: { [ArenaClass.CLASS_20]: 'Tournoi de classe 20', [ArenaClass.CLASS_40]: 'Tournoi de classe 40' },
} as const;
