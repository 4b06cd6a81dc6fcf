import '@/lib/http/account-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthPage, EmailForm } from '@/features/people/auth';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { paths } from '@/lib/paths';
import { refreshUser } from '@/lib/session/session';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { ButtonLink, TextLink } from '@/ui/actions/link';

/**
 * Verifies an email address, or an account's new one. Opening the emailed link changes nothing, because link scanners open it too. The user has
 * to press the button.
 */
export default function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const token = search.get('token');
  // The link that changes an account's email also leads here.
  const words = search.get('change') === '1' ? 'newEmail' : 'verify';
  const verify = useMutation({
    mutationFn: (value: string) =>
      call(words === 'newEmail' ? 'auth.confirmEmailChange' : 'auth.verifyEmail', { body: { token: value } }),
    meta: { failure: false },
    onSuccess: refreshUser,
  });
  if (verify.isSuccess) {
    return (
      <AuthPage title={t(`${words}.doneTitle`)} lead={t(`${words}.doneText`)}>
        <ButtonLink to={paths.home} size="lg" className="self-start">
          {t(`${words}.home`)}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      <FormAlert>{token ? verify.isError && errorMessage(verify.error) : t(`${words}.noToken`)}</FormAlert>
      {token && (
        <Button size="lg" wide pending={verify.isPending} onClick={() => verify.mutate(token)}>
          {t(`${words}.submit`)}
        </Button>
      )}
      {(!token || verify.isError) &&
        (words === 'verify' ? (
          <Resend />
        ) : (
          <TextLink to={paths.profile} className="inline-flex min-h-11 items-center self-start">
            {t('newEmail.askAgain')}
          </TextLink>
        ))}
    </AuthPage>
  );
}

function Resend() {
  const { t } = useTranslation('auth');
  const [isSent, setSent] = useState(false);
  return (
    <section className="flex flex-col gap-5 border-t border-line pt-8">
      <p>{t('verify.resendLead')}</p>
      {isSent ? (
        <p role="status" className="font-semibold">
          {t('verify.resent')}
        </p>
      ) : (
        <EmailForm
          submitLabel={t('verify.resend')}
          send={(email) => call('auth.resendVerification', { body: { email } })}
          onSent={() => setSent(true)}
        />
      )}
    </section>
  );
}
