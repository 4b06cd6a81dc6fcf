import { column, type CsvExport, instantColumn } from '../../../platform/http/index.js';
import type { ExportedCompany } from './companies.queries.js';

/** Instants are shown in the organisation's time zone. */
export const companyExport: CsvExport<ExportedCompany> = {
  name: { en: 'companies', fr: 'entreprises' },
  whenEmpty: 'COMP_010',
  columns: [
    column('Company', 'Entreprise', (row) => row.name),
    // The two words are the same in both languages.
    column('Status', 'État', ({ isActive }) => (isActive ? 'Active' : 'Inactive')),
    column('Locations', 'Emplacements', (row) => row.locations),
    column('Arenas', 'Arénas', (row) => row.arenas),
    column('Administrators', 'Administrateurs', (row) => row.admins),
    column('Emails of the administrators', 'Courriels des administrateurs', (row) => row.emails.join(', ')),
    instantColumn('Created', 'Création', (row) => row.createdAt),
  ],
};
