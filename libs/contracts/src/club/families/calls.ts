import { call, type CallArea } from '../../common/call.ts';
import type { FamilyWire, ReceivedInvitationWire } from './wire.ts';

const familyArea: CallArea = {
  part: 'core',
  validation: 'FAMI_004',
  invalidData: 'FAMI_002',
  database: 'FAMI_003',
  unexpected: 'COMMON_001',
};

const ofHolder = { area: familyArea, access: 'user' } as const;

export const familyCalls = {
  'family.get': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'GET',
    path: '/me/family',
    summary: 'The children, adults and open invitations of the person’s family',
    errors: [],
  }),
  'family.addChild': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'POST',
    path: '/me/family/children',
    summary: 'Add a child; the same child again changes nothing',
    status: 201,
    errors: ['FAMI_005'],
  }),
  'family.changeChild': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'PUT',
    path: '/me/family/children/:id',
    summary: 'Change a child; FAMI_006 carries the family if someone else has changed the child',
    errors: ['COMMON_011', 'FAMI_001', 'FAMI_006'],
  }),
  'family.removeChild': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'DELETE',
    path: '/me/family/children/:id',
    summary: 'Remove a child’s profile. Its bookings keep their names',
    errors: ['FAMI_001', 'FAMI_011'],
  }),
  'family.invite': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'POST',
    path: '/me/family/invitations',
    summary: 'Invite an adult to the family, or a child to take its profile over. A former invitation of the same ends',
    status: 201,
    limit: 'squad',
    errors: ['FAMI_001', 'FAMI_005', 'FAMI_007', 'FAMI_008', 'FAMI_009'],
  }),
  'family.withdraw': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'DELETE',
    path: '/me/family/invitations/:id',
    summary: 'Withdraw an invitation',
    errors: ['FAMI_001'],
  }),
  'family.removeAdult': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'DELETE',
    path: '/me/family/adults/:id',
    summary: 'Remove an adult from the family',
    errors: ['FAMI_001'],
  }),
  'family.leave': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'DELETE',
    path: '/me/family',
    summary: 'Leave the family that the person joined',
    errors: [],
  }),
  'family.invitation': call<{ reply: ReceivedInvitationWire }>()({
    area: familyArea,
    access: 'optional',
    method: 'GET',
    path: '/family-invitations/:id',
    summary: 'An open invitation, by the link that was mailed',
    errors: ['FAMI_001'],
  }),
  'family.accept': call<{ reply: FamilyWire }>()({
    ...ofHolder,
    method: 'POST',
    path: '/family-invitations/:id',
    summary: 'Accept an invitation, by the link that was mailed',
    errors: ['FAMI_001', 'FAMI_005', 'FAMI_007', 'FAMI_009', 'FAMI_010'],
  }),
};
