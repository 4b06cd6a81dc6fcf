import type { ProductWire, StockLevel } from '@dronesoccer/contracts';

/** The availability of a product, as a customer sees it. */
export type StockState = 'plenty' | 'few' | 'soldOut' | 'notAvailable';

const states = { plenty: 'plenty', low: 'few', out: 'soldOut' } as const satisfies Record<StockLevel, StockState>;

export const stockStateOf = ({ isActive, stockLevel }: Pick<ProductWire, 'isActive' | 'stockLevel'>): StockState =>
  isActive ? states[stockLevel] : 'notAvailable';
