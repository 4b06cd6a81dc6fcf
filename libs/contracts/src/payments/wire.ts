import type { PaymentStatus, PaymentSubjectKind } from '../common/enums.ts';
import type { DeskMethod } from '../common/team-enums.ts';
import type { PageQuery } from '../common/wire.ts';

/** What a payment is for. */
export interface PaymentSubjectWire {
  kind: PaymentSubjectKind;
  id: string;
}

export interface PaymentListQuery extends PageQuery {
  status?: PaymentStatus;
  kind?: PaymentSubjectKind;
  /** First and last day (YYYY-MM-DD, the organisation's) on which the payment was started; both included. */
  from?: string;
  to?: string;
  /**
   * Degrees and kilometres, all three or none: payments for what is picked up or takes place at a location in this circle.
   * What is shipped takes place nowhere.
   */
  lat?: number | string;
  lng?: number | string;
  radius?: number | string;
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
