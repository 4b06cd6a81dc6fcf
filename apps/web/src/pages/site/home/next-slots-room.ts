/** As high as the four cards, so that nothing below moves when they come. */
export const nextSlotsRoom = 'min-h-[80rem] sm:min-h-[54rem] lg:min-h-[40rem]';
