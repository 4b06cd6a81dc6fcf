export { Audit } from './audit.js';
export { AuditModule } from './audit.module.js';
export { applyToEach, changedValues } from './bulk.js';
export { Edits } from './edits.js';
