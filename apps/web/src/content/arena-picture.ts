import type { ArenaPicture } from './page';

/** The address of a picture of the arena set. */
export const arenaPicture = (name: ArenaPicture): string => `/pictures/arena/${name}.webp`;
