import { limits, patterns } from '@dronesoccer/contracts';
import { locationQuery } from '../chosen-location';
import { callQuery } from './call-query';

/**
 * Products known by their ids, as they are now, with the stock at the chosen place unless another is named; a long list
 * takes more than one call.
 */
export function productsByIdsQueries(productIds: readonly string[], locationId?: string) {
  // Storage may have been edited, and one text that is no id would have the whole list refused.
  const known = productIds.filter((id) => patterns.uuid.test(id));
  const parts = Math.ceil(known.length / limits.productIdsMax);
  return Array.from({ length: parts }, (_, part) => {
    const ids = known.slice(part * limits.productIdsMax, (part + 1) * limits.productIdsMax).join(',');
    return callQuery('products.byIds', {
      query: { ids, ...(locationId === undefined ? locationQuery() : { locationId }) },
    });
  });
}
