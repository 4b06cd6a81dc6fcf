import { paths } from '@/lib/dashboard-paths';

/** Which calls and addresses a contact has: those of the inbox, or those of safe-sport reports. */
export type ContactScope = 'inbox' | 'safeSport';

export const listOf: Record<ContactScope, string> = { inbox: paths.dashboardContacts, safeSport: paths.safeSport };
