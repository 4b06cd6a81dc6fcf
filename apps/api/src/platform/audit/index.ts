export { Audit, type AuditRecord } from './audit.js';
export { AuditModule } from './audit.module.js';
