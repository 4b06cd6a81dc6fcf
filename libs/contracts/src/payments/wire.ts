import type { PaymentStatus, PaymentSubjectKind } from '../common/enums.ts';

/** What a payment is for. */
export interface PaymentSubjectWire {
  kind: PaymentSubjectKind;
  id: string;
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
