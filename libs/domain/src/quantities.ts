export interface ProductQuantity {
  readonly productId: string;
  readonly quantity: number;
}

/** One entry per product, in the order of first mention: the same product on two lines counts as their sum. */
export function sumByProduct(items: readonly ProductQuantity[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}
