/** Reserves the height of the four cards to avoid a layout shift. */
export const nextSlotsRoom = 'min-h-[54rem] sm:min-h-[38rem] lg:min-h-[33rem]';
