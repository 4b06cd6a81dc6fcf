import { passwordReplaced } from '../../people/auth/index.js';
import { subscription } from '../../platform/jobs/index.js';

/** Revokes a feed that was made before the password changed, because someone else may know its address. */
export const revokeFeed = subscription(passwordReplaced, 'calendar-feeds', {
  title: { en: 'End of a calendar feed', fr: 'Fin d’une adresse d’agenda' },
});
