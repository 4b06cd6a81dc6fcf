/** The limits of editing slots, kept apart from `limits`, which every visitor downloads. */
export const slotLimits = {
  /** The highest price in dollars of a seat, a team or a whole arena. */
  slotPriceMax: 100_000,
  slotMinutesMax: 24 * 60,
  /** The limits of a pattern: the times in a week, the arenas it covers at once, and the days it spans. */
  patternTimesMax: 200,
  patternArenasMax: 20,
  patternDaysMax: 366,
  copiedWeeksMax: 26,
} as const;
