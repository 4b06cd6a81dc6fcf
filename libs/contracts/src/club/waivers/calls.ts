import { call, type CallArea } from '../../common/call.ts';
import type { GroupWaiverWire, SignedGuestWire, WaiverStateWire, WaiverWire } from './wire.ts';

const waiverArea: CallArea = {
  part: 'core',
  validation: 'WAIV_005',
  invalidData: 'WAIV_003',
  database: 'WAIV_004',
  unexpected: 'COMMON_001',
};

export const waiverCalls = {
  'waivers.mine': call<{ reply: WaiverStateWire[] }>()({
    area: waiverArea,
    access: 'user',
    method: 'GET',
    path: '/me/waivers',
    summary: 'The waivers of the account and of its children',
    errors: [],
  }),
  'waivers.get': call<{ reply: WaiverWire }>()({
    area: waiverArea,
    access: 'optional',
    method: 'GET',
    path: '/waivers/:kind/:id',
    summary: 'The waiver of a person, for the account, its guardian, or by the signed link',
    errors: ['WAIV_001'],
  }),
  'waivers.sign': call<{ reply: WaiverWire }>()({
    area: waiverArea,
    access: 'optional',
    method: 'POST',
    path: '/waivers/:kind/:id',
    summary:
      'Sign the waiver of a person; while one is valid, the reply is that one. WAIV_002 carries the newest wording',
    limit: 'waiver',
    errors: ['WAIV_001', 'WAIV_002', 'WAIV_006', 'COMMON_011'],
  }),
  'waivers.group': call<{ reply: GroupWaiverWire }>()({
    area: waiverArea,
    access: 'optional',
    method: 'GET',
    path: '/group-waivers/:id',
    summary: 'The waiver for the guests of a booking of a whole arena, by its signed link',
    errors: ['WAIV_001'],
  }),
  'waivers.signAsGuest': call<{ reply: SignedGuestWire }>()({
    area: waiverArea,
    access: 'optional',
    method: 'POST',
    path: '/group-waivers/:id',
    summary:
      'Sign the waiver as a guest of a booking of a whole arena, until its end; a name that has signed is not recorded again',
    limit: 'waiver',
    errors: ['WAIV_001', 'WAIV_002', 'WAIV_007', 'WAIV_008', 'COMMON_011'],
  }),
};
