import { call } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { EntryPreviewWire } from '../entries/admin/wire.ts';
import { contentArea } from '../calls.ts';
import type { PolicyAdminWire, PolicyTextsWire } from './wire.ts';

const forSuper = { area: contentArea, access: [Role.SUPER_ADMIN] } as const;

export const policyAdminCalls = {
  'policies.admin.list': call<{ reply: PolicyAdminWire[] }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/policies',
    summary: 'Every policy with its versions, those that are not in force yet included',
    errors: [],
  }),
  'policies.admin.version': call<{ reply: PolicyTextsWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/policies/:name/versions/:number',
    summary: 'One version of a policy in both languages',
    errors: ['CONTENT_001'],
  }),
  'policies.admin.preview': call<{ reply: EntryPreviewWire }>()({
    ...forSuper,
    method: 'GET',
    path: '/admin/policies/:name/previews/:number',
    summary: 'A link that shows a version of a policy before it is in force, to anyone, for 7 days',
    errors: ['CONTENT_001'],
  }),
  'policies.admin.publish': call<{ reply: PolicyAdminWire }>()({
    ...forSuper,
    method: 'POST',
    path: '/admin/policies/:name/versions',
    summary: 'Publish a new version in both languages, in force at once or later; a published version never changes',
    status: 201,
    idempotent: true,
    errors: ['CONTENT_001', 'CONTENT_004', 'CONTENT_006'],
  }),
  'policies.admin.withdraw': call<{ reply: PolicyAdminWire }>()({
    ...forSuper,
    method: 'DELETE',
    path: '/admin/policies/:name/versions/:number',
    summary: 'Withdraw a version that is not in force yet; CONTENT_010 for one that is or was',
    errors: ['CONTENT_001', 'CONTENT_010'],
  }),
};
