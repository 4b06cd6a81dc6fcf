import { action, aside, emailLayout, line, type MailTemplate, siteLink } from '../../../platform/mail/index.js';

const words = {
  en: {
    subject: 'A safe sport report was received',
    body: 'Someone wrote to the people responsible for safe sport. You are one of the people who can read it.',
    private: 'This email says nothing about what was written or by whom. Every view of a report is recorded.',
    button: 'Open safe sport',
  },
  fr: {
    subject: 'Un signalement en sport sécuritaire a été reçu',
    body: 'Quelqu’un a écrit aux personnes responsables du sport sécuritaire. Vous êtes de celles qui peuvent le lire.',
    private:
      'Ce courriel ne dit rien de ce qui a été écrit ni de qui l’a écrit. Chaque consultation d’un signalement est consignée.',
    button: 'Ouvrir le sport sécuritaire',
  },
} as const;

/** Announces that a report came in, without its content or number, because others may see this mailbox. */
export const safeSportNotice: MailTemplate<object> = {
  name: 'safe-sport-notice',
  reason: {
    en: 'You’re receiving this because you read safe sport reports.',
    fr: 'Vous recevez ce message parce que vous lisez les signalements en sport sécuritaire.',
  },
  render(_data, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject, preview: text.body, title: text.subject },
      blocks: [
        line(text.body),
        action(text.button, siteLink(origin, locale, '/dashboard/safe-sport')),
        aside(text.private),
      ],
    });
  },
};
