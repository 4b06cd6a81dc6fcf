import type { Locale } from '../common/locales.ts';
import type { AuthWire, TokensWire, ValidTokenWire } from './wire.ts';
import { authArea } from '../common/areas.ts';
import { call } from '../common/call.ts';

export interface RegisterBody {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
  locale?: Locale;
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
};
