import type { MembershipWire, MyMembershipWire } from '@dronesoccer/contracts';

/** Returns the first day of a paid membership that has not begun, because it continues another one, or null. */
export function waitsUntil({ firstDay, beginsAt }: MembershipWire, now: number): string | null {
  return beginsAt !== null && Date.parse(beginsAt) > now ? firstDay : null;
}

/**
 * Returns the person's membership that a new one continues, or null if a new one begins today or earlier.
 *
 * @param childId the child of the account whom the new membership is for, or null for the account's own person
 */
export function runningOf(
  { current, children }: MyMembershipWire,
  childId: string | null,
  now: number,
): MembershipWire | null {
  const own = current?.child === null ? current : undefined;
  const last = childId === null ? own : children.findLast(({ child }) => child?.id === childId);
  return last && last.endsAt !== null && Date.parse(last.endsAt) > now ? last : null;
}
