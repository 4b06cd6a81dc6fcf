import type { CartAdjustmentReason } from '@dronesoccer/contracts';
import { create } from 'zustand';

/** A line that a merge could not take as it was asked. */
export interface AdjustedLine {
  productId: string;
  name: string;
  requested: number;
  quantity: number;
  reason: CartAdjustmentReason;
}

export interface SyncNotice {
  /** Guest and server cart are being brought together now. */
  isSyncing: boolean;
  adjusted: readonly AdjustedLine[];
  /** The guest's items did not reach the server; they are kept for another try. */
  hasFailed: boolean;
}

/** What the cart page tells about the last merge, until it is dismissed. */
export const useSyncNotice = create<SyncNotice>(() => ({ isSyncing: false, adjusted: [], hasFailed: false }));

export function dismissAdjusted(): void {
  useSyncNotice.setState({ adjusted: [] });
}
