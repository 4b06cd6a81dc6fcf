import type { PaymentStatus, PaymentSubjectKind } from '../../common/enums.ts';
import type { DeskMethod } from '../../common/team-enums.ts';

/** The thing that a payment is for. */
export interface PaymentSubjectWire {
  kind: PaymentSubjectKind;
  id: string;
}

export interface PaymentSummaryWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** The amount that was refunded or is being refunded. */
  refunded: number;
  provider: string;
  /** The payment method at the desk, or null for any other provider. */
  method: DeskMethod | null;
  subject: PaymentSubjectWire;
  /** The subject's human-readable name: an order's number. */
  name: string;
  email: string;
  /** The location where the order is picked up or the booking takes place. */
  locationId: string | null;
  createdAt: string;
  paidAt: string | null;
}

export interface PaymentWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** The URL of the provider's payment page, while there is something to pay. */
  redirectUrl: string | null;
  subject: PaymentSubjectWire;
  /** The subject's id if the subject is an order. */
  orderId: string | null;
}
