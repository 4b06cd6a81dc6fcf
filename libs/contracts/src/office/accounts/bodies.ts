import { type BodyOf, id, nullable, oneOf, ruledText, subsetOf } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from '../../people/users/fields.ts';
import { accountFields } from './fields.ts';
import { grantableRoles } from './wire.ts';

export const invitePersonBody = {
  firstName: ruledText(userFields.firstName),
  lastName: ruledText(userFields.lastName),
  email: ruledText(userFields.email),
  // The language of the invitation.
  locale: oneOf(locales),
  roles: subsetOf(grantableRoles),
  // The company of a COMPANY_ADMIN; null without that role.
  companyId: nullable(id()),
};

const setRolesBody = {
  roles: subsetOf(grantableRoles),
  companyId: nullable(id()),
  // The access that the administrator saw. If it has changed since, USER_015 carries the current account.
  expectedRoles: subsetOf(grantableRoles),
  expectedCompanyId: nullable(id()),
};

const reasonBody = { reason: ruledText(accountFields.accountReason) };

export const accountBodies = {
  'users.admin.invite': invitePersonBody,
  'users.admin.setRoles': setRolesBody,
  'users.admin.disable': reasonBody,
  'users.admin.enable': reasonBody,
  'users.admin.note': { text: ruledText(accountFields.personNote) },
};

export type SetRolesBody = BodyOf<typeof setRolesBody>;
