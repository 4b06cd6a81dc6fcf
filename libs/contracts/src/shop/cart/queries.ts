import { atLocation } from '../../common/query.ts';

export const cartQueries = {
  'cart.get': atLocation,
  'cart.add': atLocation,
  'cart.update': atLocation,
  'cart.remove': atLocation,
  'cart.clear': atLocation,
  'cart.merge': atLocation,
  'cart.count': atLocation,
  'cart.total': atLocation,
  'cart.summary': atLocation,
} as const;
