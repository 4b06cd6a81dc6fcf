import { subscription } from '../../../platform/jobs/index.js';
import { unsubscribedByLetter } from '../../subscribers/index.js';

/** Counts who unsubscribed among the results of the letter they did it by. */
export const creditToLetter = subscription(unsubscribedByLetter, 'campaigns', {
  title: { en: 'Counting an unsubscribe for its campaign', fr: 'Décompte d’un désabonnement pour sa campagne' },
});
