import { call, type CallArea } from '../../common/call.ts';
import type { MembershipWire, MyMembershipWire, PlanWire } from './wire.ts';

export const membershipArea: CallArea = {
  part: 'core',
  validation: 'MEMB_005',
  invalidData: 'MEMB_003',
  database: 'MEMB_004',
  unexpected: 'COMMON_001',
};

const ofMember = { area: membershipArea, access: 'user' } as const;

export const membershipCalls = {
  'memberships.plans': call<{ reply: PlanWire[] }>()({
    area: membershipArea,
    access: 'public',
    method: 'GET',
    path: '/memberships/plans',
    summary: 'The plans that are offered, with the taxes of a province',
    errors: [],
  }),
  'memberships.join': call<{ reply: MembershipWire }>()({
    ...ofMember,
    method: 'POST',
    path: '/memberships',
    summary:
      'Choose a plan, for the first time or to renew. An account has one unpaid membership: the same choice answers with it, another choice replaces it',
    status: 201,
    idempotent: true,
    limit: 'placeOrder',
    errors: ['COMMON_011', 'MEMB_002', 'MEMB_006', 'MEMB_008', 'MEMB_017'],
  }),
  'me.membership': call<{ reply: MyMembershipWire }>()({
    ...ofMember,
    method: 'GET',
    path: '/me/membership',
    summary: 'The person’s membership, and the one that waits for its payment',
    errors: [],
  }),
  'memberships.get': call<{ reply: MembershipWire }>()({
    ...ofMember,
    method: 'GET',
    path: '/memberships/:id',
    summary: 'One membership of the person',
    errors: ['MEMB_001'],
  }),
  'memberships.cancel': call<{ reply: MembershipWire }>()({
    ...ofMember,
    method: 'POST',
    path: '/memberships/:id/cancel',
    summary: 'Give up an unpaid membership',
    errors: ['MEMB_001', 'MEMB_007'],
  }),
  'memberships.refund': call<{ reply: MembershipWire }>()({
    ...ofMember,
    method: 'POST',
    path: '/memberships/:id/refund',
    summary:
      'End a membership and refund all of it, within 14 days of its payment and before any booking at a member price',
    idempotent: true,
    errors: ['MEMB_001', 'MEMB_007', 'MEMB_016'],
  }),
  'memberships.setReminders': call<{ reply: MembershipWire }>()({
    ...ofMember,
    method: 'PUT',
    path: '/memberships/:id/reminders',
    summary: 'Stop the renewal emails of a membership, or receive them again',
    errors: ['MEMB_001'],
  }),
  'memberships.invoice': call<{ reply: Uint8Array }>()({
    ...ofMember,
    method: 'GET',
    path: '/memberships/:id/invoice.pdf',
    summary: 'The invoice of a paid membership as a PDF, in the membership’s language',
    pdf: true,
    limit: 'document',
    errors: ['MEMB_001', 'MEMB_007'],
  }),
};
