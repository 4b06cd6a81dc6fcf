export { Mail, type Letter } from './mail.js';
export { MailModule } from './mail.module.js';
export type { MailTemplate, RenderedMail } from './template.js';
