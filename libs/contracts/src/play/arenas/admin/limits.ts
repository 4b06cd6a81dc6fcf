/** The limits of editing arenas, kept apart from `limits`, which every visitor downloads. */
export const arenaLimits = {
  arenaTextMax: 3_000,
  arenaPicturesMax: 12,
  /** The maximum number of opening spans in a week: two a day. */
  openingSpansMax: 14,
} as const;
