/** The time zone of the organisation's head office. Phrases such as "orders of 3 May" refer to this zone. */
export const organisationZone = 'America/Toronto';
