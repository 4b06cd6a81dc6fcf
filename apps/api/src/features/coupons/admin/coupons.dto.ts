import {
  CouponKind,
  type CouponSort,
  couponSorts,
  type CouponState,
  couponStates,
  limits,
} from '@dronesoccer/contracts';
import { bodyOf, OneOf, PageQueryDto, QueryBoolean, QueryOneOf, TextField } from '../../../platform/http/index.js';

export class CouponListDto extends PageQueryDto {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @OneOf(couponStates, { optional: true })
  state?: CouponState;

  @QueryOneOf(Object.values(CouponKind))
  kind?: CouponKind;

  @QueryBoolean()
  firstOrderOffer?: boolean;

  @OneOf(couponSorts, { optional: true })
  sort: CouponSort = 'newest';
}

export class RedemptionListDto extends PageQueryDto {}

export class AssignmentListDto extends PageQueryDto {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;
}

export class CreateCouponDto extends bodyOf('coupons.admin.create') {}
export class UpdateCouponDto extends bodyOf('coupons.admin.update') {}
export class AssignCouponDto extends bodyOf('coupons.admin.assign') {}
export class UnassignCouponDto extends bodyOf('coupons.admin.unassign') {}
