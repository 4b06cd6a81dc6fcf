import { type BodyOf, oneOf, optional, ruled, text } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from '../users/fields.ts';

/** A refresh token, or a token from an emailed link. */
const token = text({ max: 200 });
const email = ruled(userFields.email);
const locale = optional(oneOf(locales));

export const registerBody = {
  firstName: ruled(userFields.firstName),
  lastName: ruled(userFields.lastName),
  email,
  password: ruled(userFields.password),
  phone: optional(ruled(userFields.phone)),
  locale,
};

export const loginBody = { email, password: ruled(userFields.currentPassword) };

export const forgotPasswordBody = { email, locale };

export const resetPasswordBody = { token, password: ruled(userFields.password) };

export const changePasswordBody = {
  // An absent password has a separate code, USER_003.
  currentPassword: optional(text({ min: 0, max: userFields.currentPassword.max })),
  newPassword: ruled(userFields.password),
};

export const authBodies = {
  'auth.register': registerBody,
  'auth.login': loginBody,
  'auth.refresh': { refreshToken: token },
  // Without a token, the call only clears the cookie: a client that has lost its tokens must still be able to sign out.
  'auth.logout': { refreshToken: optional(token) },
  'auth.forgotPassword': forgotPasswordBody,
  'auth.resetPassword': resetPasswordBody,
  'auth.verifyEmail': { token },
  'auth.resendVerification': { email },
  'me.changePassword': changePasswordBody,
};

export type RegisterBody = BodyOf<typeof registerBody>;
export type ChangePasswordBody = BodyOf<typeof changePasswordBody>;
