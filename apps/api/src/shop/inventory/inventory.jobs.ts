import { defineEvent } from '../../platform/jobs/index.js';

/**
 * Published when pieces of these products are put on a shelf: received, corrected, transferred, returned, or released
 * by an order that was cancelled or not paid in time. The subscriber checks, when it runs, whether and by whom they can
 * be bought.
 */
export const stockAdded = defineEvent<{ productIds: string[] }>('inventory.stock-arrived');
