// Owns: none. Reads: audit_entries (platform), and the names of the records that entries mention.
//
// The dashboard's audit: who changed what and when. The platform writes the entries (`platform/audit`).
export { AuditPagesModule } from './audit-pages.module.js';
