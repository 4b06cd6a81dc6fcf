import { limits, patterns, type ProductWire } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { locationQuery } from '../chosen-location';
import { call } from '../http/call';
import { currentLocale } from '../i18n/i18n';
import { queryKeys } from './keys';

/**
 * Loads products by their ids, with the stock at the chosen location unless another is given. A long list needs several
 * calls, which are merged into one result.
 */
export function productsByIdsQuery(productIds: readonly string[], locationId?: string) {
  // Storage may have been edited, and a single invalid id would make the server refuse the whole list.
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
