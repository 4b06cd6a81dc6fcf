export { action, aside, type Block, highlight, line, type Row, rows } from './blocks.js';
export { html, Html } from './html.js';
export { letter, type LetterContent, siteLink } from './letter.js';
export { Mail, mailJob, type Letter } from './mail.js';
export { MailModule } from './mail.module.js';
export { receipt } from './receipt.js';
export type { MailTemplate, RenderedMail } from './template.js';
