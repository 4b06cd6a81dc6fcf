import { paths } from '@/lib/dashboard-paths';

/** Selects a contact's calls and paths: those of the inbox or those of safe-sport reports. */
export type ContactScope = 'inbox' | 'safeSport';

export const listOf: Record<ContactScope, string> = { inbox: paths.dashboardContacts, safeSport: paths.safeSport };
