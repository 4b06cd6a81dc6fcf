/** That a person has a feed of their bookings. */
export interface CalendarFeedWire {
  /** Since when its address is valid. */
  createdAt: string;
}

export interface NewCalendarFeedWire extends CalendarFeedWire {
  /** Where calendar applications read it (`https:`; `webcal:` subscribes at once). Said once: the token in it is not stored. */
  url: string;
}
