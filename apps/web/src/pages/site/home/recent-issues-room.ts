/** Reserves the height of a row of cards to avoid a layout shift. */
export const recentIssuesRoom = 'min-h-[90rem] sm:min-h-[70rem] lg:min-h-[44rem]';
