import type { LocalText } from '../../../common/locales.ts';
import type { MembershipEventKind, PlanKind } from '../enums.ts';
import type { MembershipWire } from '../wire.ts';

export const membershipSorts = ['newest', 'ending'] as const;
export type MembershipSort = (typeof membershipSorts)[number];

/** A membership in the dashboard's list. */
export interface MembershipRowWire extends MembershipWire {
  /** Null if the account was erased. */
  userId: string | null;
  name: string;
  email: string;
}

export interface MembershipEventWire {
  kind: MembershipEventKind;
  at: string;
  /** Null: the member or the system. */
  actor: string | null;
  /** Dollars. */
  amount: number | null;
  /** The reason that an administrator gave. */
  reason: string | null;
}

export interface MembershipAdminWire extends MembershipRowWire {
  events: MembershipEventWire[];
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
