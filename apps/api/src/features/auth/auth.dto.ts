import { bodyOf } from '../../platform/http/index.js';

export class RegisterDto extends bodyOf('auth.register') {}
export class LoginDto extends bodyOf('auth.login') {}
export class LogoutDto extends bodyOf('auth.logout') {}
export class RefreshTokenDto extends bodyOf('auth.refresh') {}
export class ForgotPasswordDto extends bodyOf('auth.forgotPassword') {}
export class ResetPasswordDto extends bodyOf('auth.resetPassword') {}
export class EmailLinkDto extends bodyOf('auth.verifyEmail') {}
export class ResendVerificationDto extends bodyOf('auth.resendVerification') {}
export class ChangePasswordDto extends bodyOf('me.changePassword') {}
