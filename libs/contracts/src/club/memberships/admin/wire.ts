import type { LocalText } from '../../../common/locales.ts';
import type { ValueOf } from '../../../common/enums.ts';
import type { RefundWire } from '../../../money/payments/wire.ts';
import type { MembershipEventKind, PlanKind } from '../enums.ts';
import type { MembershipWire } from '../wire.ts';

export const membershipSorts = ['newest', 'ending'] as const;
export type MembershipSort = (typeof membershipSorts)[number];

/** A membership in the dashboard's list. */
export interface MembershipRowWire extends MembershipWire {
  /** Null if the account was erased. */
  userId: string | null;
  /** True for a membership of a child. Its `child` is null after the child's profile was removed. */
  isForChild: boolean;
  /** The account that holds the membership: the member, or the guardian of the child. */
  name: string;
  email: string;
}

export interface MembershipEventWire {
  kind: MembershipEventKind;
  at: string;
  /** Null: the member or the system. */
  actor: string | null;
  /** In dollars. */
  amount: number | null;
  /** The reason that an administrator gave. */
  reason: string | null;
}

export interface MembershipAdminWire extends MembershipRowWire {
  refunds: RefundWire[];
  events: MembershipEventWire[];
}

/** GRACE: the last day is over, but the price and the role of a member remain. */
export const CardState = { VALID: 1, GRACE: 2, OVER: 3 } as const;
export type CardState = ValueOf<typeof CardState>;

/** A scanned card: the membership that its account has now, or else the one of the card. */
export interface CardWire {
  state: CardState;
  membership: MembershipRowWire;
  /** The name of a person in the holder's family, whose card it is; null for the membership's own person. */
  relative: string | null;
  /** The person of the card has no valid waiver. */
  lacksWaiver: boolean;
}

/** ACTIVE: can sign in. INVITED: has no password yet. UNCONFIRMED: its email is not confirmed yet. CLOSED: disabled. */
export const AccountState = { ACTIVE: 1, INVITED: 2, UNCONFIRMED: 3, CLOSED: 4 } as const;
export type AccountState = ValueOf<typeof AccountState>;

/** The account of an email address, as the desk sees it. */
export interface MemberAccountWire {
  userId: string;
  name: string;
  state: AccountState;
  /** The active membership that lasts longest. */
  current: MembershipRowWire | null;
  /**
   * If the account has no membership of its own, the membership of another account that makes it a member: a youth
   * membership that a guardian pays for, or the family plan of the family's holder.
   */
  shared: MembershipRowWire | null;
  /** The children whom the account looks after, each with the active membership that lasts longest. */
  children: DeskChildWire[];
  /** A sale asks for the date of birth, because no guardian has confirmed it. */
  needsBirthDate: boolean;
}

export interface DeskChildWire {
  id: string;
  name: string;
  current: MembershipRowWire | null;
}

/** A plan with its texts in both languages. */
export interface PlanAdminWire {
  id: string;
  kind: PlanKind;
  name: LocalText;
  summary: LocalText;
  /** Dollars for a year, before tax. */
  price: number;
  /** A plan that is not offered can no longer be chosen. Memberships of it stay, and can still be paid. */
  isOffered: boolean;
  version: number;
}
