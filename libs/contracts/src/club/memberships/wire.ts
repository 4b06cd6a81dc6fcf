import type { TaxLineWire } from '../../money/payments/wire.ts';
import type { ProvinceCode } from '../../common/provinces.ts';
import type { MembershipStatus, PlanKind } from './enums.ts';

/** A plan in the request's language. */
export interface PlanWire {
  id: string;
  kind: PlanKind;
  name: string;
  summary: string;
  /** Dollars for a year, before tax. */
  price: number;
  /** The taxes of the requested province. The list is empty without a province. */
  taxes: TaxLineWire[];
  total: number;
}

export interface MembershipWire {
  id: string;
  number: string;
  status: MembershipStatus;
  plan: Pick<PlanWire, 'id' | 'kind' | 'name'>;
  province: ProvinceCode;
  /** The child that a guardian's youth membership is for; null for the account's own. */
  child: { id: string; name: string } | null;
  /** Both days are null until the membership is paid. */
  firstDay: string | null;
  lastDay: string | null;
  /** The start of the first day, in the member's time zone. It is ahead for a membership that continues another one. */
  beginsAt: string | null;
  /** The first day of a membership that continues this one. */
  nextFirstDay: string | null;
  /** The end of the last day, in the member's time zone. */
  endsAt: string | null;
  /** Price and role of a member stay until then. */
  graceEndsAt: string | null;
  /** In dollars. */
  price: number;
  taxes: TaxLineWire[];
  total: number;
  /** The amount refunded or being refunded. */
  refunded: number;
  /** An unpaid membership is cancelled then. */
  holdExpiresAt: string;
  wantsReminders: boolean;
  placedAt: string;
  paidAt: string | null;
}

/** A membership of a child, as its guardian sees it. */
export interface ChildMembershipWire extends MembershipWire {
  /** The guardian can be refunded until then. Null if no refund is possible. */
  refundableUntil: string | null;
}

/** A family plan, as the accounts in its holder's family see it. */
export interface FamilyMembershipWire extends Pick<MembershipWire, 'number' | 'plan' | 'lastDay'> {
  /** The name of the account that pays for the plan. */
  holder: string;
}

/** A person's membership, and the one that waits for its payment: the first one or a renewal. */
export interface MyMembershipWire {
  /**
   * The account's own active membership that lasts longest. Without one, it is the youth membership that a guardian pays for
   * the account (its `child` is set), which the guardian renews.
   */
  current: MembershipWire | null;
  /** The active memberships of the account's children. */
  children: ChildMembershipWire[];
  unpaid: MembershipWire | null;
  /** Without a current membership, the running family plan of the family's holder. */
  family: FamilyMembershipWire | null;
  /** The card of the current membership, or this person's card of the family plan. */
  card: MembershipCardWire | null;
  /** The member can be refunded until then. Null if no refund is possible, such as after a booking at a member price. */
  refundableUntil: string | null;
}

export interface MembershipCardWire {
  /** The text of the QR code, which a person can also read out. */
  code: string;
  /** The QR code as an SVG element. */
  qr: string;
}
