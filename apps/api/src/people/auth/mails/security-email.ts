import { adminRoles, type Locale, organisationZone, type Role } from '@dronesoccer/contracts';

/** Returns the time of an event in a security email, in the organisation's time zone. */
export const timeOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeStyle: 'short', timeZone: organisationZone }).format(
    new Date(at),
  );

/** Returns true for an administrator, whose account page is in the dashboard. */
export const worksOnlyInDashboard = (roles: readonly Role[]): boolean =>
  roles.some((role) => adminRoles.includes(role));
