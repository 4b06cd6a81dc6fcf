import { call, type CallArea } from '../../common/call.ts';
import type { WishlistMergeWire, WishlistSummaryWire, WishlistWire } from './wire.ts';

const wishlistArea: CallArea = {
  part: 'core',
  validation: 'WISH_002',
  invalidData: 'WISH_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const wishlistCalls = {
  'wishlist.get': call<{ reply: WishlistWire }>()({
    area: wishlistArea,
    method: 'GET',
    path: '/wishlist',
    summary: 'What I have saved, newest first; products no longer sold are marked, not hidden',
    access: 'user',
    errors: [],
  }),
  'wishlist.summary': call<{ reply: WishlistSummaryWire }>()({
    area: wishlistArea,
    method: 'GET',
    path: '/wishlist/summary',
    summary: 'Which products I have saved, for hearts and the header',
    access: 'user',
    errors: [],
  }),
  'wishlist.put': call<{ reply: WishlistSummaryWire }>()({
    area: wishlistArea,
    method: 'PUT',
    path: '/wishlist/:productId',
    summary: 'Save a product; one that is saved already stays where it is',
    access: 'user',
    errors: ['PROD_001', 'WISH_001'],
  }),
  'wishlist.remove': call<{ reply: WishlistSummaryWire }>()({
    area: wishlistArea,
    method: 'DELETE',
    path: '/wishlist/:productId',
    summary: 'Remove a product from my list; succeeds even when it is not on it',
    access: 'user',
    errors: ['PROD_001'],
  }),
  'wishlist.merge': call<{ reply: WishlistMergeWire }>()({
    area: wishlistArea,
    method: 'POST',
    path: '/wishlist/merge',
    summary: 'Merge a guest’s list (newest first) into mine; `leftOut` lists what could not be taken',
    access: 'user',
    errors: [],
  }),
};
