/** The existence of a person's calendar feed. */
export interface CalendarFeedWire {
  /** The time since which the feed's address is valid. */
  createdAt: string;
}

export interface NewCalendarFeedWire extends CalendarFeedWire {
  /**
   * The feed's address for calendar applications (`https:`; `webcal:` subscribes at once). It is shown only once,
   * because its token is not stored.
   */
  url: string;
}
