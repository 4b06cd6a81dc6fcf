export { AuthPage } from './components/auth-page';
export { ContinueWithGoogle } from './components/continue-with-google';
export { EmailForm } from './components/email-form';
export { LoginForm } from './components/login-form';
export { RegisterForm } from './components/register-form';
export { ResetPasswordForm } from './components/reset-password-form';
export { destinationAfterLogin } from './model/destination';
export { OpenProviderSession, ProviderFailure } from './components/late-provider';
