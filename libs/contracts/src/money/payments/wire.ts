import type { PaymentStatus, PaymentSubjectKind } from '../../common/enums.ts';
import type { DeskMethod } from '../../common/team-enums.ts';

/** What a payment is for. */
export interface PaymentSubjectWire {
  kind: PaymentSubjectKind;
  id: string;
}

export interface PaymentSummaryWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** What went back of it, or is on its way. */
  refunded: number;
  provider: string;
  /** How it was paid at the desk; null at any other provider. */
  method: DeskMethod | null;
  subject: PaymentSubjectWire;
  /** What people know the subject by: an order's number. */
  name: string;
  email: string;
  /** Where the subject is picked up or takes place. */
  locationId: string | null;
  createdAt: string;
  paidAt: string | null;
}

export interface PaymentWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** The provider's page, while there is something to pay. */
  redirectUrl: string | null;
  subject: PaymentSubjectWire;
  /** The subject's id where that is an order. */
  orderId: string | null;
}
