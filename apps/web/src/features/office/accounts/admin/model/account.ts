import {
  AccountState,
  type GrantableRole,
  type PersonWire,
  Role,
  type SetRolesBody,
  grantedOf,
} from '@dronesoccer/contracts';
import type { BadgeTone } from '@/ui/feedback/badge';

export const stateTones: Readonly<Record<AccountState, BadgeTone>> = {
  [AccountState.ACTIVE]: 'good',
  [AccountState.INVITED]: 'ice',
  [AccountState.UNCONFIRMED]: 'warn',
  [AccountState.CLOSED]: 'red',
};

/** The roles that are granted, and the company of a COMPANY_ADMIN. */
export interface Access {
  roles: readonly GrantableRole[];
  /** Empty while no company is chosen. */
  companyId: string;
}

export const accessOf = ({ roles, company }: Pick<PersonWire, 'roles' | 'company'>): Access => ({
  roles: grantedOf(roles),
  companyId: company?.id ?? '',
});

export const needsCompany = ({ roles }: Access): boolean => roles.includes(Role.COMPANY_ADMIN);

/** Returns the access as calls send it. A company without the role COMPANY_ADMIN is left out. */
export const sentAccess = (access: Access): Pick<SetRolesBody, 'roles' | 'companyId'> => ({
  roles: [...access.roles],
  companyId: needsCompany(access) && access.companyId !== '' ? access.companyId : null,
});

/** Returns the body that changes `before`, which the administrator saw, to `after`. */
export function rolesBody(before: Access, after: Access): SetRolesBody {
  return {
    ...sentAccess(after),
    expectedRoles: [...before.roles],
    expectedCompanyId: before.companyId === '' ? null : before.companyId,
  };
}

export const isSameAccess = (one: Access, other: Access): boolean =>
  JSON.stringify(sentAccess(one)) === JSON.stringify(sentAccess(other));

/** Grants or removes a role. The order of the roles stays that of their numbers. */
export const toggleRole = (access: Access, role: GrantableRole): Access => ({
  ...access,
  roles: grantedOf(
    access.roles.includes(role) ? access.roles.filter((each) => each !== role) : [...access.roles, role],
  ),
});
