// Owns: none. Reads: campaign_deliveries (campaigns), campaign_texts (campaigns), campaigns (campaigns), mail_log
// (platform).
//
// The log of sent emails: see docs/decisions/mail-and-jobs.md.
export { MailLogModule } from './mail-log.module.js';
