import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom';
import {
  AuthPage,
  ContinueWithGoogle,
  destinationAfterLogin,
  LoginForm,
  OpenProviderSession,
  ProviderFailure,
} from '@/features/people/auth';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { prefetchOnFirstInteraction } from '@/lib/prefetch';
import { identityOf } from '@/lib/session/claims';
import { rolesOf } from '@/lib/session/session';
import { useRoot } from '@/lib/store/root-store';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const locale = useLocale();
  const [search] = useSearchParams();
  const auth = useRoot((state) => state.auth);
  const identity = identityOf(auth.claims);
  const redirect = search.get('redirect');
  const [asksForCode, setAsksForCode] = useState(false);
  // Preload the next page's code, so that the page and its title appear immediately after the login.
  const next = destinationAfterLogin([], redirect, locale);
  useEffect(() => prefetchOnFirstInteraction(next), [next]);
  const goOn = (roles: Parameters<typeof destinationAfterLogin>[0]) => {
    void navigate(destinationAfterLogin(roles, redirect, locale), { replace: true });
  };
  const registerPath = redirect ? `${paths.register}?redirect=${encodeURIComponent(redirect)}` : paths.register;
  const code = search.get('code');
  if (code !== null) {
    const showFailure = (failed: string) =>
      void navigate(
        { search: createSearchParams({ failed, ...(redirect !== null && { redirect }) }).toString() },
        { replace: true },
      );
    return (
      <AuthPage title={t('login.title')} lead={t(asksForCode ? 'login.lead' : 'provider.opening')}>
        <OpenProviderSession
          code={code}
          onLoggedIn={(user) => goOn(user.userRoles)}
          onCodeNeeded={() => setAsksForCode(true)}
          onFailed={showFailure}
        />
      </AuthPage>
    );
  }
  const failed = search.get('failed');
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')}>
      {failed !== null && <ProviderFailure code={failed} />}
      {identity && (
        <div className="flex flex-col items-start gap-4 border-b border-line pb-8">
          <p>{t('login.signedIn', { name: auth.user?.name ?? identity.fullName })}</p>
          <Button variant="ice" onClick={() => goOn(rolesOf(auth))}>
            {t('login.continue')}
          </Button>
        </div>
      )}
      <LoginForm onLoggedIn={(user) => goOn(user.userRoles)} />
      <ContinueWithGoogle redirect={redirect} />
      <p>
        {t('login.noAccount')}{' '}
        <TextLink to={registerPath} className="inline-flex min-h-11 items-center">
          {t('login.register')}
        </TextLink>
      </p>
    </AuthPage>
  );
}
