import { defineSaleJobs } from '../../money/sales/index.js';
import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

export const membershipJobs = defineSaleJobs('membership', {
  titles: {
    expire: { en: 'Cancelling an unpaid membership', fr: 'Annulation d’une adhésion impayée' },
    sweep: { en: 'Search for overdue unpaid memberships', fr: 'Recherche des adhésions impayées échues' },
    adopt: { en: 'Adding a membership to its account', fr: 'Rattachement d’une adhésion à son compte' },
    adoptAll: { en: 'Memberships of a confirmed account', fr: 'Rattachement des adhésions à un compte confirmé' },
  },
});

/** Expires memberships whose grace is over. */
export const membershipExpiry = defineJob<Record<string, never>>('memberships.follow-terms', {
  title: { en: 'Expiry of memberships', fr: 'Expiration des adhésions' },
});

interface MembershipMailJob {
  membershipId: string;
  kind: 'confirmed' | 'reminder' | 'over' | 'refunded' | 'paid-in-vain';
  /** The refunded amount, in cents. */
  refundCents?: number;
  /** The last day that a reminder is about, `YYYY-MM-DD`. It is missing from jobs of earlier versions. */
  lastDay?: string;
}

/** Sends an email about a membership. The job carries only the id, so that no personal data waits in a queue. */
export const mailAboutMembership = defineJob<MembershipMailJob>('memberships.mail', {
  ...mailJob,
  title: { en: 'Membership email', fr: 'Courriel d’adhésion' },
});
