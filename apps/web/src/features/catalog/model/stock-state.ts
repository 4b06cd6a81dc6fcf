import { limits } from '@dronesoccer/contracts';

/** How a product stands, as a person wants to know it before trying to buy it. */
export type StockState = 'plenty' | 'few' | 'soldOut' | 'notAvailable';

export function stockStateOf({ isActive, stockQty }: { isActive: boolean; stockQty: number }): StockState {
  if (!isActive) return 'notAvailable';
  if (stockQty <= 0) return 'soldOut';
  return stockQty <= limits.fewPieces ? 'few' : 'plenty';
}
