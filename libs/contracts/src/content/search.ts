/**
 * The minimum number of letters and digits in a search of the site; a shorter one finds nothing. It is not among the
 * limits, because only one page needs it.
 */
export const siteSearchMin = 2;
