/** What campaigns are held to. Apart from `limits`, which every visitor downloads. */
export const campaignLimits = {
  /** Characters of a letter's Markdown, in one language. */
  bodyMax: 50_000,
  /** Files of a campaign; they are linked from the letter. */
  attachmentsMax: 5,
  /** Letters a second, over all processes. */
  perSecondMax: 1_000,
  /** Refusals after which a run pauses: so many percent of at least so many answers. */
  refusals: { percent: 5, atLeast: 50 },
  /** Minutes before its time that a campaign's recipients are written down. */
  prepareMinutes: 10,
  /** Minutes after its time from which a campaign waits for an administrator: the process was down, or a backup was restored. */
  overdueMinutes: 60,
  /** Days without a visit that an audience may be chosen by. */
  quietDaysMax: 3_650,
  /** Bytes of a letter's HTML from which mail programs cut it off. */
  letterBytesMax: 100_000,
  /** Unknown deliveries that one call sends again. */
  resentDeliveriesMax: 500,
  /** Letters that `newsletter.recent` answers. */
  recent: 6,
  /** Minutes within which a reader's visits by one link count once. */
  visitCountsOnceMinutes: 10,
} as const;
