import { subscription } from '../../../platform/jobs/index.js';
import { unsubscribedByEmail } from '../../subscribers/index.js';

/** Credits an unsubscription to the campaign whose email it came from. */
export const creditToEmail = subscription(unsubscribedByEmail, 'campaigns', {
  title: { en: 'Counting an unsubscribe for its campaign', fr: 'Décompte d’un désabonnement pour sa campagne' },
});
