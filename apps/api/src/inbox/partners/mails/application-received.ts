import type { LocalText } from '@dronesoccer/contracts';
import {
  action,
  aside,
  highlight,
  emailLayout,
  line,
  type MailTemplate,
  siteLink,
} from '../../../platform/mail/index.js';

export interface AboutPartner {
  fullName: string;
  orgName: string;
}

const words = {
  en: {
    subject: 'We received your partner application',
    hello: (name: string) => `Hello ${name},`,
    body: 'Thank you for applying to be a partner. We read every application and will answer you by email.',
    organisation: 'Organization',
    next: 'We’ll list you on our partner page once you’re approved. There’s nothing else to do for now.',
    button: 'See our partners',
    mistake: 'Not you? Reply and we’ll delete your details.',
  },
  fr: {
    subject: 'Nous avons reçu votre demande de partenariat',
    hello: (name: string) => `Bonjour ${name},`,
    body: 'Merci de vouloir devenir partenaire. Nous lisons chaque demande et vous répondrons par courriel.',
    organisation: 'Organisation',
    next: 'Une fois votre demande approuvée, votre organisation figurera sur notre page des partenaires. Vous n’avez rien à faire d’ici là.',
    button: 'Voir nos partenaires',
    mistake: 'Ce n’était pas vous? Répondez à ce courriel et nous supprimerons vos coordonnées.',
  },
} as const;

/** The reason shown in emails to the contact person, who may reply to them. */
export const applicantReason: LocalText = {
  en: 'You’re receiving this because someone applied as a partner with this address.',
  fr: 'Vous recevez ce message parce que cette adresse figure dans une demande de partenariat faite sur notre site.',
};

export const applicationReceived: MailTemplate<AboutPartner> = {
  name: 'partner-application-received',
  reason: applicantReason,
  render({ fullName, orgName }, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject, preview: text.next, title: text.subject },
      blocks: [
        line(text.hello(fullName)),
        line(text.body),
        highlight(text.organisation, orgName),
        line(text.next),
        action(text.button, siteLink(origin, locale, '/partner')),
        aside(text.mistake),
      ],
    });
  },
};
