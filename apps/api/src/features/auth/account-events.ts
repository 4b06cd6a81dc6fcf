import { defineJob } from '../../platform/jobs/index.js';

/**
 * A person has proved that an e-mail address is theirs. It is a job, so it reaches its handler surely and in whichever
 * process the handler lives: `jobs.handle(accountVerified, …)`. It may come twice, so handle it so that twice is once.
 */
export const accountVerified = defineJob<{ userId: string; email: string }>('account.verified');
