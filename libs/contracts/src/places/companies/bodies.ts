import { type BodyOf, integer, object, oneOf, ruledText } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from '../../people/users/fields.ts';
import { companyFields } from './fields.ts';

export const companyAdminBody = {
  firstName: ruledText(userFields.firstName),
  lastName: ruledText(userFields.lastName),
  email: ruledText(userFields.email),
  // The language of the invitation.
  locale: oneOf(locales),
};

const name = ruledText(companyFields.companyName);

const createCompanyBody = { name, admin: object(companyAdminBody) };

export const companyBodies = {
  'companies.admin.create': createCompanyBody,
  // The version that the caller read. If the company has changed since, COMP_009 carries its current state.
  'companies.admin.update': { name, version: integer({ min: 1 }) },
  'companies.admin.inviteAdmin': companyAdminBody,
};

export type CompanyAdminBody = BodyOf<typeof companyAdminBody>;
export type CreateCompanyBody = BodyOf<typeof createCompanyBody>;
