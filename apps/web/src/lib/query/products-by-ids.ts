import { limits, patterns, type ProductWire } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { locationQuery } from '../chosen-location';
import { call } from '../http/call';
import { currentLocale } from '../i18n/i18n';
import { queryKeys } from './keys';

/**
 * Products known by their ids, as they are now, with the stock at the chosen place unless another is named. A long list
 * takes more than one call, and is one answer.
 */
export function productsByIdsQuery(productIds: readonly string[], locationId?: string) {
  // Storage may have been edited, and one text that is no id would have the whole list refused.
  const ids = productIds.filter((id) => patterns.uuid.test(id));
  const place = locationId === undefined ? locationQuery() : { locationId };
  return queryOptions<ProductWire[]>({
    queryKey: queryKeys.call('products.byIds', currentLocale(), { ids, ...place }),
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / limits.productIdsMax) }, (_, part) =>
        ids.slice(part * limits.productIdsMax, (part + 1) * limits.productIdsMax).join(','),
      );
      const answers = parts.map((part) =>
        call('products.byIds', { query: { ids: part, ...place }, skipLoader: true, signal }),
      );
      return (await Promise.all(answers)).flat();
    },
    enabled: ids.length > 0,
  });
}
