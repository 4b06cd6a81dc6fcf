import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

/** `received` and `approved` go to the contact person, `announced` to the organisation. */
export type PartnerMail = 'received' | 'announced' | 'approved';

/** An email about a partner. The job carries only the ID, so that no personal data waits in a queue. */
export const mailAboutPartner = defineJob<{ partnerId: string; kind: PartnerMail }>('partners.mail', {
  ...mailJob,
  title: { en: 'Partner email', fr: 'Courriel de partenariat' },
  subject: { kind: 'partner', key: 'partnerId' },
});
