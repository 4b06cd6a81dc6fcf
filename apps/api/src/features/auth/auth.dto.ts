import { type CallBody, fieldRules, type Locale, locales } from '@dronesoccer/contracts';
import { Field, OneOf, TextField } from '../../platform/http/index.js';

export class RegisterDto implements CallBody<'auth.register'> {
  @Field(fieldRules.firstName)
  firstName!: string;

  @Field(fieldRules.lastName)
  lastName!: string;

  @Field(fieldRules.email)
  email!: string;

  @Field(fieldRules.password)
  password!: string;

  @Field(fieldRules.phone)
  phone?: string;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class LoginDto implements CallBody<'auth.login'> {
  @Field(fieldRules.email)
  email!: string;

  @Field(fieldRules.currentPassword)
  password!: string;
}

export class RefreshTokenDto implements CallBody<'auth.refresh'> {
  @TextField({ max: 200 })
  refreshToken!: string;
}

export class ForgotPasswordDto implements CallBody<'auth.forgotPassword'> {
  @Field(fieldRules.email)
  email!: string;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class ResetPasswordDto implements CallBody<'auth.resetPassword'> {
  @TextField({ max: 200 })
  token!: string;

  @Field(fieldRules.password)
  password!: string;
}

export class EmailLinkDto implements CallBody<'auth.verifyEmail'> {
  @TextField({ max: 200 })
  token!: string;
}

export class ResendVerificationDto implements CallBody<'auth.resendVerification'> {
  @Field(fieldRules.email)
  email!: string;
}

export class ChangePasswordDto implements CallBody<'me.changePassword'> {
  /** Its absence has its own code, USER_003. */
  @TextField({ min: 0, max: fieldRules.currentPassword.max, optional: true })
  currentPassword?: string;

  @Field(fieldRules.password)
  newPassword!: string;
}
