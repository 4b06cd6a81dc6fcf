import type { LocalText, PauseReason } from '@dronesoccer/contracts';
import { action, defineEmails, type Language, line, points } from '../../../platform/mail/index.js';

/** The reasons for an automatic pause. The `campaign-held` email reports findings of the checks instead. */
export type AutomaticPause = Exclude<PauseReason, 'person' | 'checks'>;

interface CampaignFacts {
  id: string;
  /** The campaign's internal title. */
  title: string;
}

const toTheTeam = {
  reason: {
    en: 'You’re receiving this because you look after the organization’s campaigns.',
    fr: 'Vous recevez ce message parce que vous vous occupez des campagnes de l’organisation.',
  },
};

const openCampaign = { en: 'Open the campaign', fr: 'Ouvrir la campagne' } as const;

/** Links to the tab that controls the sending of a campaign. */
const openSending = ({ id }: CampaignFacts, { locale, page }: Language) =>
  action(openCampaign[locale], page(`/dashboard/newsletter/campaigns/${id}?tab=sending`));

/** Reports the blocking findings of the checks. */
export const campaignHeld = defineEmails<CampaignFacts & { problems: readonly LocalText[] }>(toTheTeam)(
  'campaign-held',
  {
    en: ({ title }) => ({
      subject: `On hold: ${title}`,
      title: 'A campaign did not go out',
      body: `“${title}” was due, but it cannot be sent yet:`,
      preview: 'No one has received it. Once this is fixed, send it or choose another time.',
    }),
    fr: ({ title }) => ({
      subject: `En attente : ${title}`,
      title: 'Une campagne n’est pas partie',
      body: `« ${title} » devait partir, mais ne peut pas encore être envoyée :`,
      preview: 'Personne ne l’a reçue. Une fois tout réglé, envoyez-la ou choisissez une autre heure.',
    }),
    blocks: ({ preview }, facts, language) => [
      points(facts.problems.map((problem) => problem[language.locale])),
      line(preview),
      openSending(facts, language),
    ],
  },
);

export const campaignPaused = defineEmails<CampaignFacts & { reason: AutomaticPause }>(toTheTeam)('campaign-paused', {
  en: ({ title, reason }) => ({
    subject: `Paused: ${title}`,
    title: 'A campaign was paused',
    ...{
      refusals: {
        body: `Too many mail servers refused “${title}”, so it was paused.`,
        next: 'The remaining emails are on hold. Look at the refusals, then resume it or cancel the rest.',
      },
      overdue: {
        body: `“${title}” is more than an hour late, so it was paused.`,
        next: 'This happens after an outage or a restore from a backup. Check that what it says still applies, then resume or cancel it.',
      },
    }[reason],
  }),
  fr: ({ title, reason }) => ({
    subject: `En pause : ${title}`,
    title: 'Une campagne a été mise en pause',
    ...{
      refusals: {
        body: `Trop de serveurs de courriel ont refusé « ${title} » : la campagne a été mise en pause.`,
        next: 'Le reste de l’envoi est suspendu. Consultez les refus, puis reprenez l’envoi ou annulez le reste.',
      },
      overdue: {
        body: `« ${title} » a plus d’une heure de retard : la campagne a été mise en pause.`,
        next: 'Cela arrive après une panne ou la restauration d’une sauvegarde. Vérifiez que son contenu est toujours juste, puis reprenez l’envoi ou annulez-le.',
      },
    }[reason],
  }),
  blocks: ({ next }, facts, language) => [line(next), openSending(facts, language)],
});
