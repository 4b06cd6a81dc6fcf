/** Reserves the height of a row of cards to avoid a layout shift. */
export const nextEventsRoom = 'min-h-[98rem] sm:min-h-[70rem] lg:min-h-[44rem]';
