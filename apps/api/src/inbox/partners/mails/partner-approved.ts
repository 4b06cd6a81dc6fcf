import { action, aside, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';
import { type AboutPartner, applicantReason } from './application-received.js';

const words = {
  en: {
    subject: (organisation: string) => `${organisation} is now a partner`,
    title: 'Welcome as a partner',
    hello: (name: string) => `Hello ${name},`,
    body: (organisation: string) => `Your application is approved: ${organisation} is now on our partner page.`,
    logo: 'Reply to this email with your logo and the address of your website, and we add both.',
    button: 'See our partners',
  },
  fr: {
    subject: (organisation: string) => `${organisation} est maintenant partenaire`,
    title: 'Bienvenue parmi nos partenaires',
    hello: (name: string) => `Bonjour ${name},`,
    body: (organisation: string) =>
      `Votre demande est approuvée : ${organisation} figure maintenant sur notre page des partenaires.`,
    logo: 'Répondez à ce courriel avec votre logo et l’adresse de votre site web, et nous ajouterons les deux.',
    button: 'Voir nos partenaires',
  },
} as const;

export const partnerApproved: MailTemplate<AboutPartner> = {
  name: 'partner-approved',
  reason: applicantReason,
  render({ fullName, orgName }, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject(orgName), preview: text.logo, title: text.title },
      blocks: [
        line(text.hello(fullName)),
        line(text.body(orgName)),
        action(text.button, siteLink(origin, locale, '/partner')),
        aside(text.logo),
      ],
    });
  },
};
