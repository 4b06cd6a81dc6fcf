import type { PaymentStatus, PaymentSubjectKind, RefundStatus } from '../../common/enums.ts';
import type { DisputeStatus } from '../../common/record-enums.ts';
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
  /** The location's name in the caller's language, also if it has closed since. */
  locationName: string | null;
  createdAt: string;
  paidAt: string | null;
}

/** A tax on something sold. */
export interface TaxLineWire {
  /** `GST`, `PST`, `RST`, `QST` or `HST`. */
  name: string;
  /** The rate in percent, such as 9.975. */
  rate: number;
  amount: number;
  /** The organisation's registration number for the tax, if it has one. */
  registration: string | null;
}

/** A refund as its customer sees it. */
export interface RefundWire {
  id: string;
  amount: number;
  /** For the customer, PENDING and FAILED both mean that the refund is on its way; the shop resolves failures. */
  status: RefundStatus;
  createdAt: string;
  /** The time at which the money was sent. */
  doneAt: string | null;
  /** The payment was made at the desk, where staff hand the money back. */
  atDesk?: true;
}

/** A payment that the customer disputes at their bank. Amounts are in dollars. */
export interface DisputeWire {
  id: string;
  paymentId: string;
  subject: PaymentSubjectWire;
  /** The subject's human-readable name: an order's number. */
  name: string;
  status: DisputeStatus;
  /** True for a question of the bank that has moved no money and does not prevent a refund. */
  isInquiry: boolean;
  /** The provider's code of the reason, such as `fraudulent`. */
  reason: string;
  amount: number;
  /** The amount of the payment. */
  paid: number;
  /** The amount that the bank holds or has kept. */
  withdrawn: number;
  /** The provider's fees for the dispute. */
  fees: number;
  provider: string;
  /** The provider's ID of the dispute. */
  reference: string;
  /** The time until which the provider accepts evidence, or null if it accepts none. */
  respondBy: string | null;
  openedAt: string;
  closedAt: string | null;
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
