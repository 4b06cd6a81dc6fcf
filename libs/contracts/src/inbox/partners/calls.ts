import { call, type CallArea, listCall } from '../../common/call.ts';
import type { Page } from '../../common/wire.ts';
import type { PartnerCreatedWire, PartnerWire } from './wire.ts';

export const partnerArea: CallArea = {
  part: 'core',
  validation: 'PART_007',
  invalidData: 'PART_005',
  database: 'PART_006',
  unexpected: 'COMMON_001',
};

export const partnerCalls = {
  'partners.list': call<{ reply: Page<PartnerWire> }>()({
    ...listCall,
    area: partnerArea,
    path: '/partners',
    summary: 'The active partners by name',
    access: 'public',
  }),
  'partners.get': call<{ reply: PartnerWire }>()({
    area: partnerArea,
    method: 'GET',
    path: '/partners/:id',
    summary: 'One active partner; PART_003 for one that is no longer shown',
    access: 'public',
    errors: ['PART_001', 'PART_003'],
  }),
  'partners.create': call<{ reply: PartnerCreatedWire }>()({
    area: partnerArea,
    method: 'POST',
    path: '/partners',
    summary: 'Apply as a partner; a SUPER_ADMIN decides about it',
    access: 'public',
    status: 201,
    idempotent: true,
    limit: 'partner',
    errors: ['PART_002'],
  }),
};
