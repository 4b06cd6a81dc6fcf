const msPerDay = 86_400_000;

/** The first Monday after the epoch, a Thursday, is its fifth day. */
const daysBeforeMonday = 4;

/** Returns the number of whole weeks, which begin on Monday, since the epoch. `now` is in milliseconds. */
export const weekNumber = (now: number): number => Math.floor((now / msPerDay - daysBeforeMonday) / 7);
