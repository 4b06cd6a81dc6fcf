import type { CallArea } from './call.ts';

/** Sign-in and everything of the account that the auth part answers. */
export const authArea: CallArea = {
  part: 'auth',
  validation: 'AUTH_008',
  invalidData: 'AUTH_008',
  database: 'USER_011',
  unexpected: 'COMMON_001',
};

/** What a person keeps on the core part: addresses. */
export const profileArea: CallArea = { ...authArea, part: 'core' };

export const locationArea: CallArea = {
  part: 'core',
  validation: 'ARENA_007',
  invalidData: 'ARENA_007',
  database: 'ARENA_002',
  unexpected: 'ARENA_003',
};

export const productArea: CallArea = {
  part: 'core',
  validation: 'PROD_007',
  invalidData: 'PROD_005',
  database: 'PROD_006',
  unexpected: 'COMMON_001',
};

export const cartArea: CallArea = {
  part: 'core',
  validation: 'CART_002',
  invalidData: 'CART_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const wishlistArea: CallArea = {
  part: 'core',
  validation: 'WISH_002',
  invalidData: 'WISH_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const couponArea: CallArea = {
  part: 'core',
  validation: 'COMMON_010',
  invalidData: 'COMMON_010',
  database: 'COUPON_FETCH_FAILED',
  unexpected: 'COUPON_UNKNOWN_ERROR',
};

export const orderArea: CallArea = {
  part: 'core',
  validation: 'ORD_005',
  invalidData: 'ORD_003',
  database: 'ORD_004',
  unexpected: 'COMMON_001',
};

export const paymentArea: CallArea = {
  part: 'core',
  validation: 'PAY_007',
  invalidData: 'PAY_007',
  database: 'PAY_003',
  unexpected: 'COMMON_001',
};

export const settingsArea: CallArea = {
  part: 'core',
  validation: 'SET_002',
  invalidData: 'SET_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const reportArea: CallArea = {
  part: 'core',
  validation: 'REPORT_001',
  invalidData: 'REPORT_001',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const failedJobArea: CallArea = {
  part: 'core',
  validation: 'JOB_002',
  invalidData: 'JOB_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const savedViewArea: CallArea = {
  part: 'core',
  validation: 'VIEW_003',
  invalidData: 'VIEW_003',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};
