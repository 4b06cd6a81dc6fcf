import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthJobs } from './auth.jobs.js';
import { EmailLinks } from './email-links.js';
import { FirstSuperAdmin } from './first-super-admin.js';
import { LoginService } from './login.service.js';
import { PasswordService } from './password.service.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { RegistrationService } from './registration.service.js';
import { Secrets } from './secrets.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokenCookie } from './sessions/token-cookie.js';
import { TokenFamilies } from './sessions/token-families.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, AccountController],
  providers: [
    RegistrationService,
    LoginService,
    PasswordService,
    SessionsService,
    TokenFamilies,
    TokenCookie,
    EmailLinks,
    PasswordHasher,
    PasswordPolicy,
    Secrets,
    AuthJobs,
    FirstSuperAdmin,
  ],
})
export class AuthModule {}
