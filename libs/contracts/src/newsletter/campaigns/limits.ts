/** The limits of campaigns, kept apart from `limits`, which every visitor downloads. */
export const campaignLimits = {
  /** The maximum number of characters in an issue's Markdown, per language. */
  bodyMax: 50_000,
  /** The maximum number of attachments; the issue links to them. */
  attachmentsMax: 5,
  /** The maximum number of emails per second, over all processes. */
  perSecondMax: 1_000,
  /** A run pauses when this percentage of the server's answers are refusals, after at least this many answers. */
  refusals: { percent: 5, atLeast: 50 },
  /** The minutes before the scheduled time at which a campaign's recipients are recorded. */
  prepareMinutes: 10,
  /**
   * A campaign this many minutes overdue waits for an administrator: the process was down, or a backup was restored.
   */
  overdueMinutes: 60,
  /** The maximum number of days without a visit in an audience rule. */
  quietDaysMax: 3_650,
  /** The bytes of HTML at which email clients clip an issue. */
  emailBytesMax: 100_000,
  /** The number of unknown deliveries that one call resends. */
  resentDeliveriesMax: 500,
  /** The number of issues that `newsletter.recent` returns. */
  recent: 6,
  /** A reader's visits through one link within this many minutes count once. */
  visitCountsOnceMinutes: 10,
} as const;
