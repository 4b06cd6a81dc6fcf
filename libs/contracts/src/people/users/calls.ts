import { authArea } from '../auth/calls.ts';
import { call, type CallArea } from '../../common/call.ts';
import type { AddressWire, UserWire } from './wire.ts';

/** The area of profile data that the core part keeps: addresses. */
const profileArea: CallArea = { ...authArea, part: 'core' };

export const userCalls = {
  'me.get': call<{ reply: UserWire }>()({
    area: authArea,
    method: 'GET',
    path: '/me',
    summary: 'The signed-in person',
    access: 'user',
    envelope: false,
    errors: ['USER_001'],
  }),
  'me.update': call<{ reply: UserWire }>()({
    area: authArea,
    method: 'PATCH',
    path: '/me',
    summary: 'Change name, phone or language',
    access: 'user',
    errors: ['USER_001'],
  }),
  'me.setAvatar': call<{ reply: UserWire }>()({
    area: authArea,
    method: 'PUT',
    path: '/me/avatar',
    summary: 'Upload the person’s picture, in place of an earlier one',
    access: 'user',
    upload: true,
    limit: 'avatar',
    errors: ['USER_001', 'PICT_001', 'PICT_002'],
  }),
  'me.removeAvatar': call<{ reply: UserWire }>()({
    area: authArea,
    method: 'DELETE',
    path: '/me/avatar',
    summary: 'Remove the person’s picture; the default one appears instead',
    access: 'user',
    errors: ['USER_001'],
  }),
  'me.addresses.list': call<{ reply: AddressWire[] }>()({
    area: profileArea,
    method: 'GET',
    path: '/me/addresses',
    summary: 'Saved addresses, the default one first',
    access: 'user',
    errors: [],
  }),
  'me.addresses.create': call<{ reply: AddressWire }>()({
    area: profileArea,
    method: 'POST',
    path: '/me/addresses',
    summary: 'Save an address; the same address again changes at most which one is the default',
    access: 'user',
    status: 201,
    errors: ['ADDR_002'],
  }),
  'me.addresses.update': call<{ reply: AddressWire }>()({
    area: profileArea,
    method: 'PUT',
    path: '/me/addresses/:id',
    summary: 'Replace a saved address',
    access: 'user',
    errors: ['ADDR_001'],
  }),
  'me.addresses.remove': call<{ reply: null }>()({
    area: profileArea,
    method: 'DELETE',
    path: '/me/addresses/:id',
    summary: 'Delete a saved address',
    access: 'user',
    errors: ['ADDR_001'],
  }),
};
