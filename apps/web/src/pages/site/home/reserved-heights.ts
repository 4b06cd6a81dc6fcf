/** The heights that the late parts of the home page reserve, so that nothing moves when they arrive. */
export const nextSlotsHeight = 'min-h-[54rem] sm:min-h-[38rem] lg:min-h-[33rem]';
export const nextEventsHeight = 'min-h-[98rem] sm:min-h-[70rem] lg:min-h-[44rem]';
export const productHeight = 'min-h-[42rem] lg:min-h-[36rem]';
export const recentIssuesHeight = 'min-h-[90rem] sm:min-h-[70rem] lg:min-h-[44rem]';
