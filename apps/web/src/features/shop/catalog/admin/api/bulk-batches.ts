import {
  type ProductBulkBody,
  type ProductBulkMark,
  type ProductBulkOutcome,
  type ProductBulkWire,
  productLimits,
} from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import type { Once } from '@/lib/query/use-once';
import type { BulkWork } from '../model/bulk-work';

/**
 * Runs a bulk action in batches and yields each batch's results. A failure does not undo the earlier batches. `once`
 * keeps the key of a batch without an answer, so that its retry does not change the prices twice.
 */
export async function* bulkBatches(
  { action, percent, target }: BulkWork,
  once: Once,
): AsyncGenerator<ProductBulkOutcome[]> {
  const send = (body: ProductBulkBody): Promise<ProductBulkWire> =>
    once(body, (idempotencyKey) =>
      call('products.admin.bulk', { body, idempotencyKey, timeoutMs: 60_000, skipLoader: true }),
    );
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
