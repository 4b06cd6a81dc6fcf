// Owns: none. Reads: mail_log (platform).
// What was mailed to whom: see docs/decisions/mail-and-jobs.md.
export { MailLogModule } from './mail-log.module.js';
