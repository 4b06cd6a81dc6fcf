import type { ArenaPicture } from './arena-pictures';

/** The wall of the gallery, in its order. */
export const gallery: readonly ArenaPicture[] = [
  'hero',
  'match',
  'goal-moment',
  'class-20',
  'class-40',
  'tournament',
  'racing',
  'simulation',
  'community',
  'franchise',
  'partner',
];
