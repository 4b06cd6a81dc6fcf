import { defineEvent } from '../../platform/jobs/index.js';

/**
 * Pieces of these products came onto a shelf: received, corrected, transferred, returned, or given back by an order that was
 * cancelled or not paid in time. Whether they can be bought, and by whom, is for the subscriber to see when it runs.
 */
export const stockArrived = defineEvent<{ productIds: string[] }>('inventory.stock-arrived');
