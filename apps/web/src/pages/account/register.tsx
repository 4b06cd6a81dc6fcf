import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage, ContinueWithGoogle, destinationAfterLogin, RegisterForm } from '@/features/people/auth';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { prefetchOnFirstInteraction } from '@/lib/prefetch';
import { TextLink } from '@/ui/actions/link';

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  // Preload the next page's code, so that the page and its title appear immediately after the registration.
  const next = destinationAfterLogin([], redirect, locale);
  useEffect(() => prefetchOnFirstInteraction(next), [next]);
  const loginPath = redirect ? `${paths.login}?redirect=${encodeURIComponent(redirect)}` : paths.login;
  return (
    <AuthPage title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm
        onRegistered={({ userRoles }) => {
          void navigate(destinationAfterLogin(userRoles, redirect, locale), { replace: true });
        }}
      />
      <ContinueWithGoogle redirect={redirect} />
      <p>
        {t('register.hasAccount')}{' '}
        <TextLink to={loginPath} className="inline-flex min-h-11 min-w-11 items-center">
          {t('register.login')}
        </TextLink>
      </p>
    </AuthPage>
  );
}
