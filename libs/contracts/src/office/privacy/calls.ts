import { call } from '../../common/call.ts';
import { authArea } from '../../people/auth/calls.ts';
import { Role } from '../../common/enums.ts';
import type { ErasureReceiptWire, ErasureWire, PersonalDataWire } from './wire.ts';

const ofPerson = { area: authArea, access: [Role.SUPER_ADMIN] } as const;

/** A person's data as a whole. The auth part answers, because erasing an account checks the password. */
export const privacyCalls = {
  'privacy.export': call<{ reply: PersonalDataWire }>()({
    area: authArea,
    method: 'GET',
    path: '/me/data',
    summary: 'Everything that is stored about the person, by table',
    access: 'user',
    limit: 'exportData',
    errors: ['USER_001'],
  }),
  'privacy.preview': call<{ reply: ErasureWire }>()({
    area: authArea,
    method: 'GET',
    path: '/me/erasure',
    summary: 'What keeps the account from being erased, and what would remain',
    access: 'user',
    errors: ['USER_001'],
  }),
  'privacy.erase': call<{ reply: null }>()({
    area: authArea,
    method: 'POST',
    path: '/me/erasure',
    summary: 'Erase the account, except for what the law requires to be kept; USER_012 lists unfinished business',
    access: 'user',
    limit: 'changePassword',
    errors: ['USER_001', 'USER_005', 'USER_012', 'AUTH_016'],
  }),
  'privacy.admin.export': call<{ reply: PersonalDataWire }>()({
    ...ofPerson,
    method: 'GET',
    path: '/users/:id/data',
    summary: 'Everything that is stored about a person, by table; each export is recorded',
    limit: 'exportData',
    errors: ['USER_001'],
  }),
  'privacy.admin.preview': call<{ reply: ErasureWire }>()({
    ...ofPerson,
    method: 'GET',
    path: '/users/:id/erasure',
    summary: 'What keeps a person’s account from being erased, and what would remain',
    errors: ['USER_001'],
  }),
  'privacy.admin.erase': call<{ reply: ErasureReceiptWire }>()({
    ...ofPerson,
    method: 'POST',
    path: '/users/:id/erasure',
    summary: 'Erase a person’s account and answer with a receipt; the body repeats the email of the account',
    idempotent: true,
    errors: ['USER_001', 'USER_012', 'AUTH_019'],
  }),
};
