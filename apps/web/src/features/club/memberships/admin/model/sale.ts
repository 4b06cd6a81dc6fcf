import {
  AccountState,
  type CallBody,
  type DeskMethod,
  type FieldRule,
  type Locale,
  type MemberAccountWire,
  membershipFields,
  type PlanWire,
  type ProvinceCode,
  userFields,
} from '@dronesoccer/contracts';
import { isMinorOn } from '@dronesoccer/domain';
import { todayText } from '@/lib/days';
import type { DeskOrder } from '../api/use-desk';

/** The way in which the membership is paid; null if a SUPER_ADMIN gives it free of charge. */
export type SaleMethod = DeskMethod | null;

/** The person at the desk: an email, and its account if there is one. */
export interface Buyer {
  email: string;
  account: MemberAccountWire | null;
}

export interface SaleValues {
  firstName: string;
  lastName: string;
  locale: Locale;
  planId: string;
  province: ProvinceCode | '';
  /** The child whom the youth plan is for; empty for the account's own person. */
  childId: string;
  birthDate: string;
  guardianEmail: string;
  reason: string;
}

/** Returns the form's first values. The province of a former membership is a good guess. */
export const newSale = (account: MemberAccountWire | null, locale: Locale): SaleValues => ({
  ...{ firstName: '', lastName: '', locale, birthDate: '', guardianEmail: '', reason: '' },
  childId: account?.children[0]?.id ?? '',
  planId: account?.current?.plan.id ?? '',
  province: account?.current?.province ?? '',
});

/** Returns whether the desk can sell to this account. */
export const canBuy = ({ state }: MemberAccountWire): boolean =>
  state === AccountState.ACTIVE || state === AccountState.INVITED;

/** Returns whether a plan is still to be chosen. Only a gift may be of a plan that is not offered. */
export const lacksPlan = (planId: string, method: SaleMethod, offered: readonly PlanWire[] | undefined): boolean =>
  planId === '' || (method !== null && offered !== undefined && offered.every(({ id }) => id !== planId));

/** Returns the rules of the fields that are shown: the names of a newcomer, and the reason of a gift. */
export const saleRules = (isNewcomer: boolean, method: SaleMethod): Partial<Record<keyof SaleValues, FieldRule>> => ({
  ...(isNewcomer && { firstName: userFields.firstName, lastName: userFields.lastName }),
  ...(method === null && { reason: membershipFields.membershipReason }),
});

/** The fields about the person whom the membership is for. */
export interface YoungNeeds {
  isYouth: boolean;
  asksBirthDate: boolean;
  /** Without the date, the sale is refused. A gift of another plan than the youth plan goes without it. */
  mustHaveBirthDate: boolean;
  asksGuardian: boolean;
}

/** Returns the fields about the person. A confirmed date of birth is not asked for again. */
export function youngNeeds(
  { planId, childId, birthDate }: SaleValues,
  { account, method, youthPlan }: Pick<Buyer, 'account'> & { method: SaleMethod; youthPlan: string | undefined },
): YoungNeeds {
  const isYouth = planId !== '' && planId === youthPlan;
  const isForChild = isYouth && childId !== '';
  const asksBirthDate = !isForChild && account?.needsBirthDate !== false;
  return {
    isYouth,
    asksBirthDate,
    mustHaveBirthDate: asksBirthDate && (isYouth || method !== null),
    asksGuardian: asksBirthDate && (isYouth || isMinorOn(birthDate, todayText())),
  };
}

interface SaleFacts extends Buyer {
  method: SaleMethod;
  isYouth: boolean;
  expectedTotal: number;
}

/** Returns the call that the form makes. A gift needs an account. */
export function orderOf(
  values: SaleValues & { province: ProvinceCode },
  { email, account, method, isYouth, expectedTotal }: SaleFacts,
): DeskOrder {
  const { firstName, lastName, locale, planId, province, childId, birthDate, guardianEmail, reason } = values;
  const child = isYouth ? account?.children.find(({ id }) => id === childId) : undefined;
  const current = child === undefined ? account?.current : child.current;
  const young = child ? { childId } : { birthDate: birthDate || null, guardianEmail: guardianEmail.trim() || null };
  if (method === null) return { gift: { userId: account?.userId ?? '', planId, province, ...young, reason } };
  const sale: CallBody<'memberships.admin.sell'> = {
    ...{ email, planId, province, method, expectedTotal },
    ...(account === null && { firstName, lastName, locale }),
    ...young,
    currentId: current?.id ?? null,
  };
  return { sale };
}
