import type { PauseReason } from '@dronesoccer/contracts';
import { emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';
import { openSending, teamReason } from './for-the-team.js';

/** The reasons for an automatic pause. The `campaign-held` email reports findings of the checks instead. */
export type AutomaticPause = Exclude<PauseReason, 'person' | 'checks'>;

interface CampaignPaused {
  id: string;
  /** The campaign's internal title. */
  title: string;
  reason: AutomaticPause;
}

const words = {
  en: {
    subject: (title: string) => `Paused: ${title}`,
    title: 'A campaign was paused',
    refusals: {
      body: (title: string) => `Too many mail servers refused “${title}”, so it was paused.`,
      next: 'The remaining emails are on hold. Look at the refusals, then resume it or cancel the rest.',
    },
    overdue: {
      body: (title: string) => `“${title}” is more than an hour late, so it was paused.`,
      next: 'This happens after an outage or a restore from a backup. Check that what it says still applies, then resume or cancel it.',
    },
  },
  fr: {
    subject: (title: string) => `En pause : ${title}`,
    title: 'Une campagne a été mise en pause',
    refusals: {
      body: (title: string) =>
        `Trop de serveurs de courriel ont refusé « ${title} » : la campagne a été mise en pause.`,
      next: 'Le reste de l’envoi est suspendu. Consultez les refus, puis reprenez l’envoi ou annulez le reste.',
    },
    overdue: {
      body: (title: string) => `« ${title} » a plus d’une heure de retard : la campagne a été mise en pause.`,
      next: 'Cela arrive après une panne ou la restauration d’une sauvegarde. Vérifiez que son contenu est toujours juste, puis reprenez l’envoi ou annulez-le.',
    },
  },
} as const;

export const campaignPaused: MailTemplate<CampaignPaused> = {
  name: 'campaign-paused',
  reason: teamReason,
  render({ id, title, reason }, locale, origin) {
    const text = words[locale];
    const { body, next } = text[reason];
    return emailLayout({
      ...{ locale, origin, subject: text.subject(title), preview: body(title), title: text.title },
      blocks: [line(body(title)), line(next), openSending(id, locale, origin)],
    });
  },
};
