import { type CompanyListQuery, limits } from '@dronesoccer/contracts';
import { bodyOf, PageQueryDto, QueryBoolean, TextField } from '../../platform/http/index.js';

export class CompanyListDto extends PageQueryDto implements CompanyListQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryBoolean()
  active?: boolean;
}

export class CreateCompanyDto extends bodyOf('companies.create') {}
export class UpdateCompanyDto extends bodyOf('companies.update') {}
export class InviteCompanyAdminDto extends bodyOf('companies.inviteAdmin') {}
