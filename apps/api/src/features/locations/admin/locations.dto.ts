import { limits, type LocationAdminListQuery, type ProvinceCode, provinceCodes } from '@dronesoccer/contracts';
import { bodyOf, IdField, OneOf, PageQueryDto, QueryBoolean, TextField } from '../../../platform/http/index.js';

export class LocationAdminListDto extends PageQueryDto implements LocationAdminListQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @IdField({ optional: true })
  companyId?: string;

  @OneOf(provinceCodes, { optional: true })
  province?: ProvinceCode;

  @QueryBoolean()
  active?: boolean;
}

export class CreateLocationDto extends bodyOf('locations.admin.create') {}
export class UpdateLocationDto extends bodyOf('locations.admin.update') {}
