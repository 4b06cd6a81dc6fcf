/** Reserves the height of the product of the week to avoid a layout shift. */
export const productRoom = 'min-h-[42rem] lg:min-h-[36rem]';
