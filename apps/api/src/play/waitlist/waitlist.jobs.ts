import { defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { arenaDeactivated } from '../arenas/index.js';
import { seatsGivenBack } from '../bookings/index.js';
import { slotCancelled } from '../slots/index.js';

/** Offers seats that came back to those who wait for them. */
export const offerSeatsOfSlot = subscription(seatsGivenBack, 'waitlist', {
  title: { en: 'Offering open seats to the waitlist', fr: 'Offre de places libérées à la liste d’attente' },
});

/** Ends the wait for a slot that takes place no more, and writes so. */
export const endWaitlistOfSlot = subscription(slotCancelled, 'waitlist', {
  title: { en: 'Closing the waitlist of a cancelled slot', fr: 'Fermeture de la liste d’attente d’une plage annulée' },
});

/** Ends the wait at an arena that takes no more bookings, and writes so. */
export const endWaitlistsOfArena = subscription(arenaDeactivated, 'waitlist', {
  title: { en: 'Closing the waitlists of an inactive arena', fr: 'Fermeture des listes d’attente d’un aréna inactif' },
});

/** Finds what no event announces: a slot that was opened again or made larger, a job that failed. */
export const sweepWaitlists = defineJob<Record<string, never>>('waitlist.sweep', {
  title: { en: 'Search for seats to offer to waitlists', fr: 'Recherche de places à offrir aux listes d’attente' },
});

/** That someone waits now, with the link to leave. The job carries the id alone: the link is made when it is sent. */
export const mailWaiting = defineJob<{ entryId: string }>('waitlist.mail', {
  ...mailJob,
  title: { en: 'Waitlist email', fr: 'Courriel de liste d’attente' },
});
