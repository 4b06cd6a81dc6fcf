import { callerOf } from '@dronesoccer/devkit';
import { productAddress } from '../product/address.ts';

/** Calls the product's API directly, to prepare data before a journey begins. */
export const caller = callerOf(() => productAddress().origin);
export const { call: callApi } = caller;
