export { Audit } from './audit.js';
export { AuditModule } from './audit.module.js';
export { Edits } from './edits.js';
