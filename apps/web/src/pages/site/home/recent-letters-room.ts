/** As high as a row of cards, so that nothing below moves when they come. */
export const recentLettersRoom = 'min-h-[90rem] sm:min-h-[70rem] lg:min-h-[44rem]';
