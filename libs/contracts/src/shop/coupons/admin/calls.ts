import { call, listAndExport, listCall } from '../../../common/call.ts';
import { Role } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import { couponArea } from '../calls.ts';
import type {
  AssignCouponWire,
  CouponAdminWire,
  CouponAssignmentWire,
  CouponDetailWire,
  CouponRedemptionWire,
} from './wire.ts';

const access = [Role.SUPER_ADMIN] as const;

export const couponAdminCalls = {
  ...listAndExport<Page<CouponAdminWire>>()('coupons.admin', {
    area: couponArea,
    path: '/coupons',
    list: 'Coupons, by code or assigned e-mail, state and kind',
    export: 'The filtered coupons as CSV with what they gave away, newest first',
    whenEmpty: 'COUPON_NONE_FOUND',
    access,
  }),
  'coupons.admin.get': call<{ reply: CouponDetailWire }>()({
    area: couponArea,
    method: 'GET',
    path: '/coupons/:id',
    summary: 'One coupon and what it has done so far',
    access,
    errors: ['COUPON_NOT_FOUND'],
  }),
  'coupons.admin.create': call<{ reply: CouponAdminWire }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons',
    summary: 'Create a coupon; a code that exists in any case is refused',
    access,
    status: 201,
    errors: ['COUPON_CREATION_FAILED'],
  }),
  'coupons.admin.update': call<{ reply: CouponAdminWire }>()({
    area: couponArea,
    method: 'PUT',
    path: '/coupons/:id',
    summary: 'Change a coupon, keeping its uses so far; refused when it was changed since it was read',
    access,
    errors: ['COUPON_NOT_FOUND', 'COUPON_UPDATE_FAILED', 'COMMON_011'],
  }),
  'coupons.admin.end': call<{ reply: CouponAdminWire }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons/:id/end',
    summary: 'End a coupon now; orders that have it keep it',
    access,
    errors: ['COUPON_NOT_FOUND', 'COUPON_UPDATE_FAILED'],
  }),
  'coupons.admin.delete': call<{ reply: null }>()({
    area: couponArea,
    method: 'DELETE',
    path: '/coupons/:id',
    summary: 'Delete a coupon that no order has ever had',
    access,
    errors: ['COUPON_NOT_FOUND', 'COUPON_DELETE_FAILED'],
  }),
  'coupons.admin.redemptions': call<{ reply: Page<CouponRedemptionWire> }>()({
    ...listCall,
    area: couponArea,
    path: '/coupons/:id/redemptions',
    summary: 'The orders that used a coupon, newest first, and those that gave it back',
    access,
    errors: ['COUPON_NOT_FOUND'],
  }),
  'coupons.admin.redemptions.export': call<{ reply: string }>()({
    area: couponArea,
    method: 'GET',
    path: '/coupons/:id/redemptions/export',
    summary: 'All redemptions of a coupon as CSV, newest first',
    access,
    csv: true,
    errors: ['COUPON_NOT_FOUND'],
  }),
  'coupons.admin.assignments': call<{ reply: Page<CouponAssignmentWire> }>()({
    ...listCall,
    area: couponArea,
    path: '/coupons/:id/assignments',
    summary: 'The e-mails a coupon was assigned to, newest first',
    access,
    errors: ['COUPON_NOT_FOUND'],
  }),
  'coupons.admin.assign': call<{ reply: AssignCouponWire }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons/:id/assign',
    summary: 'Assign a coupon to e-mails, each at most once; of several, each gets its own result',
    access,
    errors: ['COUPON_NOT_FOUND', 'COUPON_ALREADY_ASSIGNED', 'COUPON_ASSIGN_FAILED'],
  }),
  'coupons.admin.unassign': call<{ reply: { unassigned: number } }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons/:id/unassign',
    summary: 'Take a coupon back from e-mails; what they have used it for stands',
    access,
    errors: ['COUPON_NOT_FOUND'],
  }),
};
