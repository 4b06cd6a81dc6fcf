import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { SendPasswordReset } from './admin/send-password-reset.js';
import { UsersAdminController } from './admin/users.controller.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthJobs } from './auth.jobs.js';
import { EmailLinks } from './email-links.js';
import { FirstSuperAdmin } from './first-super-admin.js';
import { Login } from './login.js';
import { CloseAccount } from './close-account.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';
import { ConfirmIdentity } from './confirm-identity.js';
import { IdentityProvider } from './oauth/identity-provider.js';
import { OAuthController } from './oauth/oauth.controller.js';
import { SignInAttempts } from './oauth/sign-in-attempt.js';
import { SignInWithProvider } from './oauth/sign-in-with-provider.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { Register } from './register.js';
import { ResetPassword } from './reset-password.js';
import { Secrets } from './secrets.js';
import { Sessions } from './sessions/sessions.js';
import { TokenCookie } from './sessions/token-cookie.js';
import { TokenFamilies } from './sessions/token-families.js';
import { LoginCodes } from './two-step/login-codes.js';
import { ResealAuthenticators } from './two-step/reseal-authenticators.js';
import { ManageTwoStep } from './two-step/manage-two-step.js';
import { TwoStepController } from './two-step/two-step.controller.js';
import { WarnOfTwoStep } from './two-step/warn-of-two-step.js';
import { VerifyEmail } from './verify-email.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, OAuthController, AccountController, TwoStepController, UsersAdminController],
  providers: [
    Register,
    VerifyEmail,
    Login,
    ChangeEmail,
    ChangePassword,
    CloseAccount,
    ResetPassword,
    SendPasswordReset,
    ConfirmIdentity,
    LoginCodes,
    ResealAuthenticators,
    ManageTwoStep,
    WarnOfTwoStep,
    IdentityProvider,
    SignInAttempts,
    SignInWithProvider,
    Sessions,
    TokenFamilies,
    TokenCookie,
    EmailLinks,
    PasswordHasher,
    PasswordPolicy,
    Secrets,
    AuthJobs,
    FirstSuperAdmin,
  ],
  exports: [ChangeEmail, CloseAccount, Sessions, WarnOfTwoStep],
})
export class AuthModule {}
