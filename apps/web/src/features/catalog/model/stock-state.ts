/** How a product stands, as a person wants to know it before trying to buy it. */
export type StockState = 'plenty' | 'few' | 'soldOut' | 'notAvailable';

/** From here down the exact number is told. */
export const fewPieces = 5;

export function stockStateOf({ isActive, stockQty }: { isActive: boolean; stockQty: number }): StockState {
  if (!isActive) return 'notAvailable';
  if (stockQty <= 0) return 'soldOut';
  return stockQty <= fewPieces ? 'few' : 'plenty';
}
