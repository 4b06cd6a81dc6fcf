export interface ProductQuantity {
  readonly productId: string;
  readonly quantity: number;
}

/** Returns the total quantity per product id, in order of first appearance. */
export function sumByProduct(items: readonly ProductQuantity[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}
