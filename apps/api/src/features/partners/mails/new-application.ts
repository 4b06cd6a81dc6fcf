import { provinces } from '@dronesoccer/contracts';
import { action, aside, highlight, letter, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';
import type { PartnerRow } from '../partners.queries.js';

const words = {
  en: {
    subject: (organisation: string) => `Partner application: ${organisation}`,
    title: 'A new partner application',
    body: 'It waits in the dashboard to be approved or declined.',
    organisation: 'Organization',
    button: 'Read the application',
    reply: 'A reply to this email goes to the applicant.',
  },
  fr: {
    subject: (organisation: string) => `Demande de partenariat : ${organisation}`,
    title: 'Une nouvelle demande de partenariat',
    body: 'Elle attend dans le tableau de bord d’être approuvée ou refusée.',
    organisation: 'Organisation',
    button: 'Lire la demande',
    reply: 'Une réponse à ce courriel parvient à la personne qui a fait la demande.',
  },
} as const;

type NewApplication = Pick<PartnerRow, 'id' | 'orgName' | 'province' | 'fullName' | 'jobTitle' | 'email' | 'mobileNo'>;

export const newApplication: MailTemplate<NewApplication> = {
  name: 'partner-new-application',
  reason: {
    en: 'You receive this message because the settings of the site name this address as the organisation’s.',
    fr: 'Vous recevez ce message parce que cette adresse est celle de l’organisation dans les réglages du site.',
  },
  render({ id, orgName, province, fullName, jobTitle, email, mobileNo }, locale, origin) {
    const text = words[locale];
    return letter({
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
