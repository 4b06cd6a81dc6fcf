import { Role } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { accessOf, isSameAccess, rolesBody, toggleRole } from './account';

const company = { id: 'club', name: 'Club' };

describe('the access of an account', () => {
  it('has only the roles that can be granted, and the company', () => {
    const roles = [Role.COMPANY_ADMIN, Role.MEMBER, Role.PLAYER];
    expect(accessOf({ roles, company })).toEqual({ roles: [Role.COMPANY_ADMIN], companyId: 'club' });
  });

  it('is sent with what was seen, and without a company that the roles do not need', () => {
    const before = accessOf({ roles: [Role.COMPANY_ADMIN, Role.PLAYER], company });
    const after = toggleRole(toggleRole(before, Role.COMPANY_ADMIN), Role.COACH);
    expect(rolesBody(before, after)).toEqual({
      ...{ roles: [Role.COACH], companyId: null },
      ...{ expectedRoles: [Role.COMPANY_ADMIN], expectedCompanyId: 'club' },
    });
  });

  it('is the same after a role was granted and removed again', () => {
    const before = accessOf({ roles: [Role.ADMIN, Role.COACH], company: null });
    expect(isSameAccess(before, toggleRole(toggleRole(before, Role.ADMIN), Role.ADMIN))).toBe(true);
    expect(isSameAccess(before, toggleRole(before, Role.COACH))).toBe(false);
  });
});
