import {
  type ProductBulkBody,
  type ProductBulkMark,
  type ProductBulkOutcome,
  type ProductBulkWire,
  productLimits,
} from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import type { BulkWork } from '../model/bulk-work';

/**
 * Runs a bulk action in batches and yields each batch's results. A failure does not undo the earlier batches. Each batch's
 * idempotency key derives from `key`, so work that runs again with the same key changes no price twice.
 */
export async function* bulkBatches(
  { action, percent, target }: BulkWork,
  key: string,
): AsyncGenerator<ProductBulkOutcome[]> {
  let batch = 0;
  const send = (body: ProductBulkBody): Promise<ProductBulkWire> =>
    call('products.admin.bulk', {
      ...{ body, idempotencyKey: `${key}:${batch++}`, timeoutMs: 60_000, skipLoader: true },
    });
  const terms = { action, ...(percent !== undefined && { percent }) };
  if ('ids' in target) {
    for (let start = 0; start < target.ids.length; start += productLimits.productBulkMax) {
      const { results } = await send({ ...terms, ids: target.ids.slice(start, start + productLimits.productBulkMax) });
      yield results;
    }
    return;
  }
  let from: ProductBulkMark | null | undefined;
  while (from !== null) {
    const { results, next }: ProductBulkWire = await send({ ...terms, filter: target.filter, ...(from && { from }) });
    from = next;
    yield results;
  }
}
