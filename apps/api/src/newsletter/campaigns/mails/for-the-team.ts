import type { Locale } from '@dronesoccer/contracts';
import { action, siteLink } from '../../../platform/mail/index.js';

/** The reason that a team member gets emails about a campaign. */
export const teamReason = {
  en: 'You’re receiving this because you look after the organization’s campaigns.',
  fr: 'Vous recevez ce message parce que vous vous occupez des campagnes de l’organisation.',
} as const;

const button = { en: 'Open the campaign', fr: 'Ouvrir la campagne' } as const;

/** Links to the tab that controls the sending of a campaign. */
export const openSending = (id: string, locale: Locale, origin: string) =>
  action(button[locale], siteLink(origin, locale, `/dashboard/newsletter/campaigns/${id}?tab=sending`));
