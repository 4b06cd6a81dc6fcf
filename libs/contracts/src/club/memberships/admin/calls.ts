import { call, listAndExport } from '../../../common/call.ts';
import { Role } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import { membershipArea } from '../calls.ts';
import type { CardWire, MemberAccountWire, MembershipAdminWire, MembershipRowWire, PlanAdminWire } from './wire.ts';

const forSuper = { area: membershipArea, access: [Role.SUPER_ADMIN] } as const;
const forStaff = { area: membershipArea, access: [Role.SUPER_ADMIN, Role.ADMIN] } as const;

export const membershipAdminCalls = {
  ...listAndExport<Page<MembershipRowWire>>()('memberships.admin', {
    ...forStaff,
    path: '/admin/memberships',
    list: 'Memberships by number, name, child’s name or email, status, kind of plan and refused refunds',
    export: 'The filtered memberships as CSV, newest first',
    whenEmpty: 'MEMB_012',
  }),
  'memberships.admin.scan': call<{ reply: CardWire }>()({
    ...forStaff,
    method: 'POST',
    path: '/admin/memberships/scan',
    summary: 'Whether the card with this code is valid; the answer shows what its account has now',
    errors: ['MEMB_013'],
  }),
  'memberships.admin.account': call<{ reply: MemberAccountWire }>()({
    ...forStaff,
    method: 'POST',
    path: '/admin/memberships/account',
    summary: 'The name and the state of the account with exactly this email; each call is recorded',
    limit: 'accountLookup',
    errors: ['MEMB_011'],
  }),
  'memberships.admin.sell': call<{ reply: MembershipAdminWire }>()({
    ...forStaff,
    method: 'POST',
    path: '/admin/memberships/desk',
    summary:
      'Sell a membership at the desk, which is paid there at once. A person without an account is invited by email',
    status: 201,
    idempotent: true,
    errors: ['COMMON_011', 'MEMB_002', 'MEMB_006', 'MEMB_008', 'MEMB_014', 'MEMB_015', 'MEMB_017'],
  }),
  'memberships.admin.get': call<{ reply: MembershipAdminWire }>()({
    ...forStaff,
    method: 'GET',
    path: '/admin/memberships/:id',
    summary: 'One membership with its refunds and its timeline',
    errors: ['MEMB_001'],
  }),
  'memberships.admin.give': call<{ reply: MembershipAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/memberships',
    summary: 'Give an account or one of its children a year of membership free of charge, for a reason',
    status: 201,
    idempotent: true,
    errors: ['MEMB_008', 'MEMB_010', 'MEMB_011', 'MEMB_017'],
  }),
  'memberships.admin.end': call<{ reply: MembershipAdminWire }>()({
    ...forStaff,
    method: 'POST',
    path: '/admin/memberships/:id/end',
    summary: 'End an active membership at once, for a reason, and refund an amount',
    idempotent: true,
    errors: ['MEMB_001', 'MEMB_007', 'MEMB_019', 'PAY_002', 'PAY_010', 'AUTH_019'],
  }),
  'memberships.admin.retryRefund': call<{ reply: MembershipAdminWire }>()({
    ...forStaff,
    method: 'POST',
    path: '/admin/memberships/:id/refunds/:refundId/retry',
    summary: 'Retry a refund that the payment provider refused',
    errors: ['MEMB_001', 'REFUND_001', 'REFUND_002', 'PAY_002', 'PAY_010'],
  }),
  'plans.admin.list': call<{ reply: PlanAdminWire[] }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/memberships/plans',
    summary: 'Every plan, whether or not it is offered',
    errors: [],
  }),
  'plans.admin.update': call<{ reply: PlanAdminWire }>()({
    ...forSuper,
    method: 'PUT',
    path: '/admin/memberships/plans/:id',
    summary: 'Change a plan’s texts or price, offer it or withdraw it; refused when it was changed since it was read',
    errors: ['MEMB_009', 'MEMB_010', 'COMMON_011'],
  }),
};
