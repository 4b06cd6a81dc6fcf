import type { PaymentStatus } from '../common/enums.ts';

export interface PaymentWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** The provider's page, while there is something to pay. */
  redirectUrl: string | null;
  /** What it pays. */
  orderId: string | null;
}
