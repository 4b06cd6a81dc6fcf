import type { CartAdjustmentReason } from '@dronesoccer/contracts';
import { create } from 'zustand';

/** A line that could not be merged with the requested quantity. */
export interface AdjustedLine {
  productId: string;
  name: string;
  requested: number;
  quantity: number;
  reason: CartAdjustmentReason;
}

interface SyncNotice {
  /** True while the guest's cart and the server's are being merged. */
  isSyncing: boolean;
  adjusted: readonly AdjustedLine[];
  /** True if the guest's items did not reach the server. They are kept for a retry. */
  hasFailed: boolean;
}

/** The notice about the last merge that the cart page shows until it is dismissed. */
export const useSyncNotice = create<SyncNotice>(() => ({ isSyncing: false, adjusted: [], hasFailed: false }));

export function dismissAdjusted(): void {
  useSyncNotice.setState({ adjusted: [] });
}
