import type { Mutation } from './mutation.ts';
import { archive } from './mutations/archive.ts';
import { arenasInUse } from './mutations/arenas-in-use.ts';
import { bookings } from './mutations/bookings.ts';
import { campaigns } from './mutations/campaigns.ts';
import { partners } from './mutations/partners.ts';
import { contacts } from './mutations/contacts.ts';
import { day } from './mutations/day.ts';
import { input } from './mutations/input.ts';
import { letters } from './mutations/letters.ts';
import { visits } from './mutations/visits.ts';
import { newsletter } from './mutations/newsletter.ts';
import { reliability } from './mutations/reliability.ts';
import { safety } from './mutations/safety.ts';
import { socialLinks } from './mutations/social-links.ts';
import { squads } from './mutations/squads.ts';
import { waitlists } from './mutations/waitlists.ts';

/**
 * Each mechanism that a promise rests on, and how the code is without it. Where two mechanisms hold a promise together,
 * either one can go unnoticed: such a pair is left out.
 */
export const mutations: readonly Mutation[] = [
  ...reliability,
  ...bookings,
  ...day,
  ...safety,
  ...input,
  ...waitlists,
  ...squads,
  ...arenasInUse,
  ...partners,
  ...contacts,
  ...letters,
  ...visits,
  ...campaigns,
  ...newsletter,
  ...archive,
  ...socialLinks,
];
