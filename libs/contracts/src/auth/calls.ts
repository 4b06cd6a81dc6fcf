import { call, type CallArea } from '../common/call.ts';
import type { Locale } from '../common/locales.ts';
import type { AuthWire, SessionWire, TokensWire, ValidTokenWire } from './wire.ts';

/** Sign-in and everything of the account that the auth part answers. */
export const authArea: CallArea = {
  part: 'auth',
  validation: 'AUTH_008',
  invalidData: 'AUTH_008',
  database: 'USER_011',
  unexpected: 'COMMON_001',
};

export interface RegisterBody {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
  locale?: Locale;
}

export interface ChangePasswordBody {
  /** Missing is USER_003, so it is not required here. */
  currentPassword?: string;
  newPassword: string;
}

export const authCalls = {
  'auth.register': call<{ body: RegisterBody; reply: AuthWire }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account and sign in',
    access: 'public',
    status: 201,
    envelope: false,
    limit: 'register',
    errors: ['USER_002', 'AUTH_007'],
  }),
  'auth.login': call<{ body: { email: string; password: string }; reply: AuthWire }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password',
    access: 'public',
    envelope: false,
    limit: 'login',
    errors: ['AUTH_001', 'AUTH_006'],
  }),
  'auth.refresh': call<{ body: { refreshToken: string }; reply: TokensWire }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token for the next pair of tokens',
    access: 'public',
    envelope: false,
    errors: ['AUTH_004', 'AUTH_005', 'AUTH_006'],
  }),
  'auth.logout': call<{ body: { refreshToken: string }; reply: null }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/logout',
    // Public: a person whose access token has just expired must still be able to leave.
    summary: 'End the session that the refresh token belongs to',
    access: 'public',
    errors: [],
  }),
  'auth.forgotPassword': call<{ body: { email: string; locale?: Locale }; reply: null }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mail a link to set a new password; answers the same whether or not the account exists',
    access: 'public',
    limit: 'forgotPassword',
    errors: [],
  }),
  'auth.resetPassword': call<{ body: { token: string; password: string }; reply: null }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password by the mailed link; ends every session',
    access: 'public',
    limit: 'resetPassword',
    errors: ['USER_007', 'USER_008', 'USER_009', 'AUTH_007'],
  }),
  'auth.verifyEmail': call<{ body: { token: string }; reply: null }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Confirm an e-mail address by the mailed link; adopts the orders placed with it as a guest',
    access: 'public',
    limit: 'verifyEmail',
    errors: ['AUTH_009', 'USER_009'],
  }),
  'auth.resendVerification': call<{ body: { email: string }; reply: null }>()({
    area: authArea,
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Mail the verification link again; answers the same whether or not there is one to send',
    access: 'public',
    limit: 'resendVerification',
    errors: [],
  }),
  'auth.validateToken': call<{ reply: ValidTokenWire }>()({
    area: authArea,
    method: 'GET',
    path: '/validate-token',
    summary: 'Tell whether the access token is in force, and whose it is',
    access: 'user',
    envelope: false,
    errors: [],
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
};
