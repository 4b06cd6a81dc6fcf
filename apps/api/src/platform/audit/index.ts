export { Audit, type AuditRecord } from './audit.js';
export { AuditModule } from './audit.module.js';
export { type Edited, Edits } from './edits.js';
