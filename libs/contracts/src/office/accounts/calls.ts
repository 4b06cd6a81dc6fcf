import { call, listAndExport } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import { authArea } from '../../people/auth/calls.ts';
import type { AccountRowWire, PersonWire } from './wire.ts';

/** The auth part answers, because these calls close sessions. */
const ofAccounts = { area: authArea, access: [Role.SUPER_ADMIN] } as const;

export const accountCalls = {
  ...listAndExport<Page<AccountRowWire>>()('users.admin', {
    ...ofAccounts,
    path: '/users',
    list: 'Accounts by a part of the name or email, role, state and company',
    export: 'The filtered accounts as CSV, newest first',
    whenEmpty: 'USER_010',
  }),
  'users.admin.get': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'GET',
    path: '/users/:id',
    summary:
      'An account with its sessions, family, consents, notes and audit entries, and counts of what the person did',
    errors: ['USER_001'],
  }),
  'users.admin.invite': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'POST',
    path: '/users',
    summary: 'Open an account with roles, and mail a link to choose a password; USER_002 carries the id of an account',
    status: 201,
    idempotent: true,
    errors: ['USER_002', 'COMP_001', 'COMP_003', 'AUTH_019'],
  }),
  'users.admin.inviteAgain': call<{ reply: null }>()({
    ...ofAccounts,
    method: 'POST',
    path: '/users/:id/invitation',
    summary: 'Mail the invitation again to a person who has not joined yet',
    idempotent: true,
    errors: ['USER_001', 'USER_017'],
  }),
  'users.admin.setRoles': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'PUT',
    path: '/users/:id/roles',
    summary:
      'Replace the roles that can be granted, and the company of a COMPANY_ADMIN; in force on the person’s next request',
    idempotent: true,
    errors: [
      'USER_001',
      'USER_014',
      'USER_015',
      'USER_016',
      'USER_018',
      'COMP_001',
      'COMP_003',
      'COMP_004',
      'AUTH_019',
    ],
  }),
  'users.admin.disable': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'POST',
    path: '/users/:id/disable',
    summary: 'Disable an account for a reason and end its sessions at once',
    idempotent: true,
    errors: ['USER_001', 'USER_014', 'USER_015', 'USER_018', 'COMP_004'],
  }),
  'users.admin.enable': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'POST',
    path: '/users/:id/enable',
    summary: 'Enable a disabled account for a reason',
    idempotent: true,
    errors: ['USER_001', 'USER_015'],
  }),
  'users.admin.endSessions': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'DELETE',
    path: '/users/:id/sessions',
    summary: 'End every session of a person at once',
    errors: ['USER_001'],
  }),
  'users.admin.resetTwoStep': call<{ reply: null }>()({
    ...ofAccounts,
    method: 'DELETE',
    path: '/users/:id/two-step',
    summary: 'Turn off the two-step login of a person who has lost the app and the recovery codes',
    idempotent: true,
    errors: ['USER_001', 'AUTH_019', 'AUTH_021'],
  }),
  'users.admin.note': call<{ reply: PersonWire }>()({
    ...ofAccounts,
    method: 'POST',
    path: '/users/:id/notes',
    summary: 'Add an internal note about a person',
    status: 201,
    idempotent: true,
    errors: ['USER_001'],
  }),
};
