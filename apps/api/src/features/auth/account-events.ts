import { defineEvent } from '../../platform/jobs/index.js';

/**
 * A person has proved that an e-mail address is theirs, or signs in having done so before. It comes again and again, so
 * handle it so that twice is once.
 */
export const accountVerified = defineEvent<{ userId: string; email: string }>('account.verified');
