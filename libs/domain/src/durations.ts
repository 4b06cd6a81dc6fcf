/**
 * Modules of visitors' pages repeat these lengths: a shared module would be in a file that every page downloads, which
 * puts the page of an event over its byte budget.
 */

/** The number of milliseconds in a minute. */
export const msPerMinute = 60_000;

/** The number of milliseconds in an hour. */
export const msPerHour = 3_600_000;

/** The number of milliseconds in 24 hours. A calendar day is longer or shorter when its zone changes its clocks. */
export const msPerDay = 86_400_000;

/** The number of milliseconds in an average year of 365.25 days, for retention periods. */
export const msPerYear = 31_557_600_000;

/** The number of seconds in 24 hours. */
export const secondsPerDay = 86_400;
