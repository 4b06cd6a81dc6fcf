/** As high as the four cards, so that nothing below moves when they come. */
export const nextSlotsRoom = 'min-h-[54rem] sm:min-h-[38rem] lg:min-h-[33rem]';
