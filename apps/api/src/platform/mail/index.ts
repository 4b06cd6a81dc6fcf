export {
  action,
  aside,
  type Block,
  colon,
  highlight,
  line,
  picture,
  points,
  quotation,
  reference,
  type Row,
  rows,
} from './blocks.js';
export { Blanks } from './blanks.js';
export { type Card, card } from './card.js';
export { emailJob, EmailJobs, type EmailOfJob } from './email-jobs.js';
export { defineEmails, type Language, type Part } from './emails.js';
export { html, Html } from './html.js';
export { emailLayout, siteLink } from './layout.js';
export { Mail, mailJob } from './mail.js';
export { MailModule } from './mail.module.js';
export { markdown } from './markdown.js';
export type { Attachment, Email, Unsubscribe } from './message.js';
export type { PreparedEmail, Reader } from './prepared-email.js';
export { receipt } from './receipt.js';
export { SignedPages } from './signed-pages.js';
export type { MailIdentity } from './sender.js';
export { type DeliveryOutcome, MailRefused } from './smtp.js';
export { StrangerMail } from './stranger-mail.js';
export type { EmailFrame, MailKind, MailTemplate, RenderedMail } from './template.js';
