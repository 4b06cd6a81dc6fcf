/** Whose calendar "orders of 3 May" means: the organisation's head office. */
export const organisationZone = 'America/Toronto';
