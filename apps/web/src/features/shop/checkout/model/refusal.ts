import type { QuoteWire } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';
import { isRecord } from '@/lib/is-record';

/** The names of the products that an order was refused for. */
export function refusedProducts(error: unknown, { lines }: Pick<QuoteWire, 'lines'>): string[] {
  if (!(error instanceof ApiError) || !isRecord(error.data) || !Array.isArray(error.data.productIds)) return [];
  const ids: unknown[] = error.data.productIds;
  return lines.filter(({ productId }) => ids.includes(productId)).map(({ name }) => name);
}
