import { provinces } from '@dronesoccer/contracts';
import {
  action,
  aside,
  highlight,
  emailLayout,
  line,
  type MailTemplate,
  siteLink,
} from '../../../platform/mail/index.js';
import type { PartnerRow } from '../partners.queries.js';

const words = {
  en: {
    subject: (organisation: string) => `Partner application: ${organisation}`,
    title: 'A new partner application',
    body: 'You can approve or decline it in the dashboard.',
    organisation: 'Organization',
    button: 'Read the application',
    reply: 'A reply to this email goes to the applicant.',
  },
  fr: {
    subject: (organisation: string) => `Demande de partenariat : ${organisation}`,
    title: 'Une nouvelle demande de partenariat',
    body: 'Vous pouvez l’approuver ou la refuser dans le tableau de bord.',
    organisation: 'Organisation',
    button: 'Lire la demande',
    reply: 'Une réponse à ce courriel parvient à la personne qui a fait la demande.',
  },
} as const;

type NewApplication = Pick<PartnerRow, 'id' | 'orgName' | 'province' | 'fullName' | 'jobTitle' | 'email' | 'mobileNo'>;

export const newApplication: MailTemplate<NewApplication> = {
  name: 'partner-new-application',
  reason: {
    en: 'You’re receiving this because this is the organization’s address in the site’s settings.',
    fr: 'Vous recevez ce message parce que cette adresse est celle de l’organisation dans les réglages du site.',
  },
  render({ id, orgName, province, fullName, jobTitle, email, mobileNo }, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject(orgName), preview: text.body, title: text.title },
      blocks: [
        line(text.body),
        highlight(text.organisation, `${orgName}, ${provinces[province][locale]}`),
        line(`${fullName}, ${jobTitle}`),
        line(`${email}, ${mobileNo}`),
        action(text.button, siteLink(origin, locale, `/dashboard/partners/${id}`)),
        aside(text.reply),
      ],
    });
  },
};
