import type { LocalText } from '@dronesoccer/contracts';
import { action, aside, highlight, letter, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

export interface AboutPartner {
  fullName: string;
  orgName: string;
}

const words = {
  en: {
    subject: 'We received your partner application',
    hello: (name: string) => `Hello ${name},`,
    body: 'Thank you for wanting to be a partner. A person reads every application; you get the answer by email.',
    organisation: 'Organization',
    next: 'Once it is approved, your organization stands on our partner page. Until then you have nothing to do.',
    button: 'See our partners',
    mistake: 'You did not apply? Reply to this email, and we delete your details.',
  },
  fr: {
    subject: 'Nous avons reçu votre demande de partenariat',
    hello: (name: string) => `Bonjour ${name},`,
    body: 'Merci de vouloir devenir partenaire. Chaque demande est lue par une personne, et la réponse vous parvient par courriel.',
    organisation: 'Organisation',
    next: 'Une fois votre demande approuvée, votre organisation figure sur notre page des partenaires. D’ici là, vous n’avez rien à faire.',
    button: 'Voir nos partenaires',
    mistake: 'Vous n’avez rien demandé? Répondez à ce courriel, et nous supprimerons vos coordonnées.',
  },
} as const;

/** Of the letters to the contact person; a reply to them is welcome. */
export const applicantReason: LocalText = {
  en: 'You receive this message because this address stands in a partner application on our site.',
  fr: 'Vous recevez ce message parce que cette adresse figure dans une demande de partenariat faite sur notre site.',
};

export const applicationReceived: MailTemplate<AboutPartner> = {
  name: 'partner-application-received',
  reason: applicantReason,
  render({ fullName, orgName }, locale, origin) {
    const text = words[locale];
    return letter({
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
