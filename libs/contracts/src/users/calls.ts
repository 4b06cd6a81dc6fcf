import type { OrderStatus } from '../common/enums.ts';
import type { Locale } from '../common/locales.ts';
import type { AddressBody, AddressWire } from './wire.ts';
import type { SessionWire, UserWire } from '../auth/wire.ts';
import type { Page, PageQuery } from '../common/wire.ts';
import type { OrderSummaryWire } from '../orders/wire.ts';
import { authArea, orderArea, profileArea } from '../common/areas.ts';
import { call } from '../common/call.ts';

export interface UpdateMeBody {
  firstName?: string;
  lastName?: string;
  /** Null removes it. */
  phone?: string | null;
  locale?: Locale;
}

export interface ChangePasswordBody {
  /** Missing is USER_003, so it is not required here. */
  currentPassword?: string;
  newPassword: string;
}

export interface SaveAddressBody extends AddressBody {
  isDefault?: boolean;
}

export const meCalls = {
  'me.get': call<{ reply: UserWire }>()({
    area: authArea,
    method: 'GET',
    path: '/me',
    summary: 'The signed-in person',
    access: 'user',
    envelope: false,
    errors: ['USER_001'],
  }),
  'me.update': call<{ body: UpdateMeBody; reply: UserWire }>()({
    area: authArea,
    method: 'PATCH',
    path: '/me',
    summary: 'Change name, phone or language',
    access: 'user',
    errors: ['USER_001'],
  }),
  'me.changePassword': call<{ body: ChangePasswordBody; reply: null }>()({
    area: authArea,
    method: 'PUT',
    path: '/me/password',
    summary: 'Change the password; ends every other session',
    access: 'user',
    limit: 'changePassword',
    errors: ['USER_001', 'USER_003', 'USER_004', 'USER_005', 'AUTH_007'],
  }),
  'me.sessions': call<{ reply: SessionWire[] }>()({
    area: authArea,
    method: 'GET',
    path: '/me/sessions',
    summary: 'Where the person is signed in',
    access: 'user',
    errors: [],
  }),
  'me.revokeSession': call<{ reply: null }>()({
    area: authArea,
    method: 'DELETE',
    path: '/me/sessions/:id',
    summary: 'Sign out one session',
    access: 'user',
    errors: ['AUTH_010'],
  }),
  'me.orders': call<{ query: PageQuery & { status?: OrderStatus }; reply: Page<OrderSummaryWire> }>()({
    area: orderArea,
    method: 'GET',
    path: '/me/orders',
    summary: 'The person’s orders, newest first',
    access: 'user',
    paged: true,
    errors: [],
  }),
  'me.addresses.list': call<{ reply: AddressWire[] }>()({
    area: profileArea,
    method: 'GET',
    path: '/me/addresses',
    summary: 'Saved addresses, the default one first',
    access: 'user',
    errors: [],
  }),
  'me.addresses.create': call<{ body: SaveAddressBody; reply: AddressWire }>()({
    area: profileArea,
    method: 'POST',
    path: '/me/addresses',
    summary: 'Save an address',
    access: 'user',
    status: 201,
    errors: ['ADDR_002'],
  }),
  'me.addresses.update': call<{ body: SaveAddressBody; reply: AddressWire }>()({
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
