import {
  limits,
  type PartnerDeleteQuery,
  type PartnerFilter,
  type PartnerListQuery,
  type PartnerMoveQuery,
  type PartnerSort,
  partnerSorts,
  PartnerState,
  type ProvinceCode,
  provinceCodes,
  valuesOf,
} from '@dronesoccer/contracts';
import { bodyOf, OneOf, QueryInteger, QueryOneOf, TextField } from '../../../platform/http/index.js';

export class PartnerFilterDto implements PartnerFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(valuesOf(PartnerState))
  state?: PartnerState;

  @OneOf(provinceCodes, { optional: true })
  province?: ProvinceCode;
}

export class PartnerListDto extends PartnerFilterDto implements PartnerListQuery {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;

  @OneOf(partnerSorts, { optional: true })
  sort: PartnerSort = 'newest';
}

export class PartnerMoveDto implements PartnerMoveQuery {
  @QueryOneOf(valuesOf(PartnerState))
  expected?: PartnerState;
}

export class PartnerDeleteDto implements PartnerDeleteQuery {
  @QueryInteger({ min: 1 })
  version?: number;
}

export class UpdatePartnerDto extends bodyOf('partners.admin.update') {}
