import type { MembershipRowWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

type NamedMember = Pick<MembershipRowWire, 'isForChild' | 'child' | 'name'>;

/** Returns the function that names the member: the child that the membership is for, or else the account. */
export function useMemberName(): (membership: NamedMember) => string {
  const { t } = useTranslation('memberships.admin');
  return ({ isForChild, child, name }) => (isForChild ? (child?.name ?? t('goneChild')) : name);
}

/** The guardian who holds the membership of a child; nothing for the account's own membership. */
export function Guardian({ membership: { isForChild, name } }: { membership: NamedMember }) {
  const { t } = useTranslation('memberships.admin');
  return isForChild && <p className="wrap-anywhere">{t('guardian', { name })}</p>;
}
