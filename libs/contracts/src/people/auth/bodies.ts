import { type BodyOf, boolean, oneOf, optional, ruledText, text } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from '../users/fields.ts';
import { loginCodeRule } from './code-rule.ts';

/** A refresh token, or a token from an emailed link. */
const token = text({ max: 200 });
const email = ruledText(userFields.email);
const locale = optional(oneOf(locales));

export const registerBody = {
  firstName: ruledText(userFields.firstName),
  lastName: ruledText(userFields.lastName),
  email,
  password: ruledText(userFields.password),
  phone: optional(ruledText(userFields.phone)),
  locale,
};

const code = ruledText(loginCodeRule);

// An account with two-step login needs the code too.
export const loginBody = { email, password: ruledText(userFields.currentPassword), code: optional(code) };

const codeBody = { code };

// Accounts without a password give a code.
const confirmIdentityBody = {
  password: optional(ruledText(userFields.currentPassword)),
  code: optional(code),
};

export const forgotPasswordBody = { email, locale };

export const resetPasswordBody = { token, password: ruledText(userFields.password) };

export const changePasswordBody = {
  // An absent password has a separate code, USER_003.
  currentPassword: optional(text({ min: 0, max: userFields.currentPassword.max })),
  newPassword: ruledText(userFields.password),
};

export const changeEmailBody = {
  email,
  password: ruledText(userFields.currentPassword),
  // True if the newsletter of the old address moves to the new one; the form shows `newsletterConsent`.
  movesNewsletter: optional(boolean()),
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
  // `code` comes from the provider's answer; `secondCode` is needed for an account with two-step login.
  'auth.openProviderSession': { code: token, secondCode: optional(code) },
  'auth.resendVerification': { email },
  'auth.confirmEmailChange': { token },
  'me.changePassword': changePasswordBody,
  'me.changeEmail': changeEmailBody,
  'me.confirmIdentity': confirmIdentityBody,
  'me.confirmTwoStep': codeBody,
  'me.endTwoStep': codeBody,
  'me.renewRecoveryCodes': codeBody,
};

export type RegisterBody = BodyOf<typeof registerBody>;
export type ChangeEmailBody = BodyOf<typeof changeEmailBody>;
