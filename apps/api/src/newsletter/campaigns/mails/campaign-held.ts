import type { LocalText } from '@dronesoccer/contracts';
import { emailLayout, line, type MailTemplate, points } from '../../../platform/mail/index.js';
import { openSending, teamReason } from './for-the-team.js';

interface CampaignHeld {
  id: string;
  /** The campaign's internal title. */
  title: string;
  /** The blocking findings of the checks. */
  problems: readonly LocalText[];
}

const words = {
  en: {
    subject: (title: string) => `On hold: ${title}`,
    title: 'A campaign did not go out',
    body: (title: string) => `“${title}” was due, but it cannot be sent yet:`,
    next: 'No one has received it. Once this is fixed, send it or choose another time.',
  },
  fr: {
    subject: (title: string) => `En attente : ${title}`,
    title: 'Une campagne n’est pas partie',
    body: (title: string) => `« ${title} » devait partir, mais ne peut pas encore être envoyée :`,
    next: 'Personne ne l’a reçue. Une fois tout réglé, envoyez-la ou choisissez une autre heure.',
  },
} as const;

export const campaignHeld: MailTemplate<CampaignHeld> = {
  name: 'campaign-held',
  reason: teamReason,
  render({ id, title, problems }, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject(title), preview: text.next, title: text.title },
      blocks: [
        line(text.body(title)),
        points(problems.map((problem) => problem[locale])),
        line(text.next),
        openSending(id, locale, origin),
      ],
    });
  },
};
