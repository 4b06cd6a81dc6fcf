// Owns: none. Reads: audit_entries (platform), users (users).
// It also reads the names of the records that entries mention (`record-names.queries.ts`).
//
// The dashboard's audit: who changed what and when. The platform writes the entries (`platform/audit`).
export { AuditPagesModule } from './audit-pages.module.js';
