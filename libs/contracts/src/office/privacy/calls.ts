import { call } from '../../common/call.ts';
import { authArea } from '../../people/auth/calls.ts';
import type { ErasureWire, PersonalDataWire } from './wire.ts';

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
};
