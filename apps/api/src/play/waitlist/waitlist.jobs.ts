import { defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { arenaDeactivated } from '../arenas/index.js';
import { seatsGivenBack } from '../bookings/index.js';
import { slotCancelled, slotMoved, type SlotMoved } from '../slots/index.js';

/** Offers freed seats to the people who wait for them. */
export const offerSeatsOfSlot = subscription(seatsGivenBack, 'waitlist', {
  title: { en: 'Offering open seats to the waitlist', fr: 'Offre de places libérées à la liste d’attente' },
});

/** Ends the waitlist of a cancelled slot and notifies the people on it. */
export const endWaitlistOfSlot = subscription(slotCancelled, 'waitlist', {
  title: { en: 'Closing the waitlist of a cancelled slot', fr: 'Fermeture de la liste d’attente d’une plage annulée' },
});

/** Emails the people who wait for a slot that has moved. */
export const followMoveOfSlot = subscription(slotMoved, 'waitlist', {
  title: {
    en: 'Telling a waitlist that its slot has moved',
    fr: 'Avis de déplacement d’une plage à sa liste d’attente',
  },
});

/** Ends the waitlists of an arena that takes no more bookings, and notifies the people on them. */
export const endWaitlistsOfArena = subscription(arenaDeactivated, 'waitlist', {
  title: { en: 'Closing the waitlists of an inactive arena', fr: 'Fermeture des listes d’attente d’un aréna inactif' },
});

/**
 * Finds freed seats that no event announces, for example because a slot was reopened or enlarged, or because a job
 * failed.
 */
export const sweepWaitlists = defineJob<Record<string, never>>('waitlist.sweep', {
  title: { en: 'Search for seats to offer to waitlists', fr: 'Recherche de places à offrir aux listes d’attente' },
});

/** Deletes the network addresses of people who still waited when their slot began. */
export const forgetNetworks = defineJob<Record<string, never>>('waitlist.forget-networks', {
  title: {
    en: 'Deleting network addresses of past waitlists',
    fr: 'Suppression des adresses réseau des listes d’attente passées',
  },
});

/**
 * Confirms that a person is on the waitlist, or tells about a move of the slot, with the link to leave. The job does not
 * carry the link, which is created when the email is sent.
 */
export const mailWaiting = defineJob<{ entryId: string; moved?: SlotMoved }>('waitlist.mail', {
  ...mailJob,
  title: { en: 'Waitlist email', fr: 'Courriel de liste d’attente' },
});
