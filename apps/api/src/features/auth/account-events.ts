import { defineJob } from '../../platform/jobs/index.js';

/**
 * A person has proved that an e-mail address is theirs, or signs in having done so before. It is a job, so it reaches its
 * handler surely and in whichever process the handler lives: `jobs.handle(accountVerified, …)`. It comes again and again,
 * so handle it so that twice is once.
 */
export const accountVerified = defineJob<{ userId: string; email: string }>('account.verified', {
  title: { en: 'Guest orders of a confirmed account', fr: 'Commandes d’invité d’un compte confirmé' },
});
