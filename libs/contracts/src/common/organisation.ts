/** The time zone of the organisation's head office, in which "orders of 3 May" is meant. */
export const organisationZone = 'America/Toronto';
